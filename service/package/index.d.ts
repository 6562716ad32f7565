export * from 'claimgate/service';
