import { ClaimgateError } from '../../findings/index.ts';

/** Which server a session may be on, in the words of libpq. */
const SESSIONS = {
  any: () => true,
  'read-write': ({ isReadOnly }) => !isReadOnly,
  'read-only': ({ isReadOnly }) => isReadOnly,
  primary: ({ isStandby }) => !isStandby,
  standby: ({ isStandby }) => isStandby,
  'prefer-standby': ({ isStandby }) => isStandby,
} as const satisfies Readonly<Record<string, (server: ServerState) => boolean>>;

export type SessionAttributes = keyof typeof SESSIONS;

/** What a server says of itself when a session begins. */
export interface ServerState {
  readonly isStandby: boolean;
  /** Whether transactions are read-only unless they say otherwise; those of a standby always are. */
  readonly isReadOnly: boolean;
}

/** The servers that an address names, each as an address of its own, in the order in which they are tried. */
export interface Hosts {
  readonly urls: readonly [string, ...string[]];
  readonly attributes: SessionAttributes;
}

const FORM = 'postgres://USER@HOST:PORT,HOST:PORT/DATABASE?target_session_attrs=read-write';
const PARAMETER = /([?&])target_session_attrs=([^&#]*)&?/g;

/**
 * Reads the address of one server or of several (`postgres://a:5432,b:5432/db?target_session_attrs=read-write`),
 * as libpq does; by default any server does. Throws `ledger_location_invalid`, which never repeats the
 * text: it may hold a password.
 */
export function hostsOf(url: string): Hosts {
  let attributes = 'any';
  const plain = url
    .replace(PARAMETER, (_all, mark: string, value: string) => {
      attributes = value;
      return mark;
    })
    .replace(/[?&]$/, '');
  const [, scheme = '', user = '', hosts = '', rest = ''] =
    /^(postgres(?:ql)?:\/\/)([^/?#]*@)?([^/?#]*)(.*)$/s.exec(plain) ?? [];
  const [first = '', ...others] = hosts.split(',').map((host) => `${scheme}${user}${host}${rest}`);
  const urls = [first, ...others] as const;
  const isEachNamed = others.length === 0 || !hosts.split(',').includes('');
  if (isEachNamed && urls.every((one) => URL.canParse(one)) && isSessionAttributes(attributes))
    return { urls, attributes };
  throw new ClaimgateError('ledger_location_invalid', {
    expected: isSessionAttributes(attributes)
      ? FORM
      : `target_session_attrs=${Object.keys(SESSIONS).join('|')}`,
  });
}

/** Whether a session on this server is what was asked for. */
export function suits(server: ServerState, attributes: SessionAttributes): boolean {
  return SESSIONS[attributes](server);
}

function isSessionAttributes(text: string): text is SessionAttributes {
  return Object.hasOwn(SESSIONS, text);
}
