/** Something that went wrong between the preview and the shop, in words. */
export interface Fault {
  readonly status: number
  /** One line: what happened. */
  readonly title: string
  /** Why, in a sentence or two. */
  readonly text: string
  /** What to do, a step each. */
  readonly advice: readonly string[]
}

/** What a fault is explained with. */
export interface FaultContext {
  /** The shop's origin; without name and password. */
  readonly shop: string
  /** In ms. */
  readonly timeout: number
}

/** Thrown when the shop says nothing for too long. */
export class ShopSilent extends Error {
  override readonly name = 'ShopSilent'
}

/** Explains a failed request by its error. */
export function explainFault(cause: unknown, context: FaultContext): Fault {
  if (cause instanceof ShopSilent) return silent(context)
  const code = codeOf(cause)
  const known = KNOWN.find(({ codes }) => codes.test(code))
  if (known) return known.explain(context, code)
  const detail = cause instanceof Error ? cause.message : String(cause)
  return {
    status: 502,
    title: 'The shop could not be reached',
    text: `Asking ${context.shop} failed: ${detail}.`,
    advice: ['Try again.', 'Open the shop itself in another tab to see whether it answers.'],
  }
}

/** The error's code; of several attempts (IPv4 and IPv6) the first one's. */
function codeOf(cause: unknown): string {
  const code: unknown = Object(cause).code
  if (typeof code === 'string') return code
  return cause instanceof AggregateError ? codeOf(cause.errors[0]) : ''
}

interface KnownFault {
  codes: RegExp
  explain(context: FaultContext, code: string): Fault
}

const CERTIFICATE: Record<string, string> = {
  CERT_HAS_EXPIRED: 'it has expired',
  CERT_NOT_YET_VALID: 'it is not valid yet',
  ERR_TLS_CERT_ALTNAME_INVALID: 'it is for another name',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'the shop has signed it itself',
  SELF_SIGNED_CERT_IN_CHAIN: 'nobody that this computer knows has signed it',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'the certificates between it and a known one are missing',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'nobody that this computer knows has signed it',
}

const KNOWN: readonly KnownFault[] = [
  {
    codes: /^ECONNREFUSED$/,
    explain: ({ shop }) => ({
      status: 502,
      title: 'The shop is not running',
      text: `Nothing listens at ${shop}: the connection was refused.`,
      advice: ['Start the shop’s server, or check the port in its address.', 'Then load this page again; the preview need not be started anew.'],
    }),
  },
  {
    codes: /^(ENOTFOUND|EAI_AGAIN|EAI_FAIL|ENODATA)$/,
    explain: ({ shop }) => ({
      status: 502,
      title: 'There is no such host',
      text: `The name in ${shop} leads nowhere from this computer.`,
      advice: ['Check the address for a slip.', 'Check that this computer is online, and connected to the VPN if the shop needs one.'],
    }),
  },
  {
    codes: /^(EHOSTUNREACH|ENETUNREACH|EADDRNOTAVAIL)$/,
    explain: ({ shop }) => ({
      status: 502,
      title: 'The shop cannot be reached from here',
      text: `There is no way from this computer to ${shop}.`,
      advice: ['Check that this computer is online, and connected to the VPN if the shop needs one.'],
    }),
  },
  { codes: /^(ETIMEDOUT|ESOCKETTIMEDOUT)$/, explain: (context) => silent(context) },
  {
    codes: /^(ECONNRESET|EPIPE|UND_ERR_SOCKET|ERR_STREAM_PREMATURE_CLOSE|ECONNABORTED)$/,
    explain: ({ shop }) => ({
      status: 502,
      title: 'The shop’s answer was cut off',
      text: `${shop} closed the connection in the middle of its answer.`,
      advice: ['Try again.', 'If it stays so, look into the shop’s error log: PHP may have run out of memory or time.'],
    }),
  },
  {
    codes: /^(CERT_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|ERR_TLS_CERT_|INVALID_CA|HOSTNAME_MISMATCH)/,
    explain: ({ shop }, code) => ({
      status: 502,
      title: 'The shop’s certificate cannot be trusted',
      text: `The connection to ${shop} was given up: ${CERTIFICATE[code] ?? `the certificate does not hold (${code})`}.`,
      advice: [
        'A shop of your own, on your own network: start the preview with --insecure. It then takes any certificate from this shop.',
        'A shop on the internet: somebody has to renew or mend the certificate. Do not type passwords before.',
      ],
    }),
  },
  {
    codes: /^(EPROTO|ERR_SSL_|ERR_TLS_)/,
    explain: ({ shop }) => ({
      status: 502,
      title: 'The shop speaks no https at this address',
      text: `${shop} answered with something else than a secure connection.`,
      advice: [`Try ${shop.replace(/^https:/, 'http:')}, or another port.`],
    }),
  },
  {
    codes: /^HPE_HEADER_OVERFLOW$/,
    explain: ({ shop }) => ({
      status: 502,
      title: 'The answer has too many headers',
      text: `${shop} sent more than 256 KB of headers.`,
      advice: ['Look at the answer’s headers in the shop itself: a plugin may set cookies, or name files, without end.'],
    }),
  },
  {
    codes: /^HPE_/,
    explain: ({ shop }, code) => ({
      status: 502,
      title: 'The answer is not HTTP',
      text: `What came from ${shop} cannot be read as an answer of a web server (${code}).`,
      advice: ['Check the port: another program may listen there.', 'A shop that wants https: write https:// in front of its address.'],
    }),
  },
  {
    codes: /^(Z_|ERR_BROTLI|ERR__ERROR_FORMAT|BROTLI)/,
    explain: ({ shop }) => ({
      status: 502,
      title: 'The shop’s answer is damaged',
      text: `${shop} says that its answer is compressed, but it cannot be unpacked.`,
      advice: ['Look for a notice that PHP printed in front of the page, or a cache plugin that compresses twice.', 'Switch the compression off for a test.'],
    }),
  },
]

function silent({ shop, timeout }: FaultContext): Fault {
  const seconds = Math.round(timeout / 1000)
  return {
    status: 504,
    title: 'The shop does not answer',
    text: `${shop} said nothing for ${seconds} s.`,
    advice: ['Try again: the first page after a while may be slow.', `Give it longer: --timeout ${seconds * 2}`],
  }
}

/** The page that asks for a password, a challenge or nothing at all: what a 403 or 429 is about. */
export function explainRefusal(status: number, headers: Readonly<Record<string, unknown>>, text: string): Fault {
  const guard = guardOf(headers, text)
  const said = /<title[^>]*>([^<]{1,120})/i.exec(text)?.[1]?.trim()
  const title = guard ? `${guard} keeps the preview out` : status === 429 ? 'The shop wants fewer requests' : 'The shop refuses this page'
  return {
    status,
    title,
    text: `The shop answered ${status}${said ? ` (“${said}”)` : ''}. ${
      guard
        ? 'It takes the preview for a robot: the test that it sets cannot be passed through a proxy.'
        : 'The preview asks as your browser does, so the shop would most likely refuse the page itself as well.'
    }`,
    advice: guard
      ? ['Allow your own IP address in the protection’s settings, for as long as you work.', 'Or preview a staging copy without the protection.']
      : ['Open the page in the shop itself and compare.', 'A staging shop behind a password: --shop https://name:password@the-shop.example', 'A page for customers: log in through the preview first.'],
  }
}

function guardOf(headers: Readonly<Record<string, unknown>>, text: string): string | undefined {
  const server = String(headers.server ?? '').toLowerCase()
  if (headers['cf-mitigated'] !== undefined || /challenge-platform|__cf_chl|cf-browser-verification/.test(text)) return 'Cloudflare’s bot protection'
  if (server === 'cloudflare' && /cf-error|Attention Required/i.test(text)) return 'Cloudflare’s firewall'
  if (headers['x-sucuri-id'] !== undefined || server.startsWith('sucuri')) return 'Sucuri’s firewall'
  if (server.startsWith('akamaighost')) return 'Akamai’s bot protection'
  if (headers['x-datadome'] !== undefined) return 'DataDome’s bot protection'
  if (/wordfence/i.test(text)) return 'Wordfence'
  if (/sgcaptcha/i.test(text) || headers['sg-captcha'] !== undefined) return 'SiteGround’s bot protection'
  if (/imunify360/i.test(text)) return 'Imunify360'
  return undefined
}
