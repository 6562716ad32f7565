/** The cookie of a session: never for scripts, never to other sites, and only over TLS where there is TLS. */
export interface SessionCookie {
  readonly name: string;
  /** The value of `Set-Cookie` for a secret. */
  set(secret: string): string;
  /** The value of `Set-Cookie` that takes it away. */
  readonly clear: string;
  /** The secret in the headers of a request: none, or a text that may be no session at all. */
  read(headers: Headers): string | undefined;
}

const NAME = 'claimgate_session';

/**
 * The cookie for a public origin. Behind TLS its name begins with `__Host-`, with which browsers take it
 * from that very host only, and only over TLS (RFC 6265bis section 4.1.3).
 */
export function sessionCookie(origin: string): SessionCookie {
  const isSecure = origin.startsWith('https:');
  const name = isSecure ? `__Host-${NAME}` : NAME;
  const attributes = `Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
  return {
    name,
    set: (secret) => `${name}=${secret}; ${attributes}`,
    clear: `${name}=; Max-Age=0; ${attributes}`,
    read: (headers) => {
      const pairs = (headers.get('cookie') ?? '').split(/; ?/);
      const values = pairs.flatMap((pair) =>
        pair.startsWith(`${name}=`) ? [pair.slice(name.length + 1)] : [],
      );
      // Of two cookies of that name one was put there by somebody else: neither is believed.
      return values.length > 1 ? '' : values[0] || undefined;
    },
  };
}
