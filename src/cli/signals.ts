import type { SignalSource } from '../io/release-command.ts';

/** What can be passed on, and is sent to stop a program or to tell it something. */
const PASSED_ON = ['SIGHUP', 'SIGINT', 'SIGQUIT', 'SIGTERM', 'SIGUSR1', 'SIGUSR2'] as const;

/** The signals that a process receives; while somebody listens, they do not end it. */
export function signalsOf(emitter: Pick<NodeJS.EventEmitter, 'on' | 'off'>): SignalSource {
  return (onSignal) => {
    for (const signal of PASSED_ON) emitter.on(signal, onSignal);
    return () => {
      for (const signal of PASSED_ON) emitter.off(signal, onSignal);
    };
  };
}
