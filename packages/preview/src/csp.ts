/** What is put into a Content Security Policy so that our own files may run. */
export interface PolicyNeeds {
  /** A nonce for our tags on pages whose policy asks for one and prints none. */
  readonly nonce: string
  /** The shop's own names: what a policy allows of them it has to allow of the preview's address. */
  readonly hosts: readonly string[]
}

/** Directives that make sense for the shop's own address only, or that call home. */
const DROPPED = ['upgrade-insecure-requests', 'block-all-mixed-content', 'report-uri', 'report-to']
/** What our files need: scripts, the style sheet, the bar's one question. */
const NEEDED = ['script-src', 'style-src', 'connect-src'] as const

/**
 * Opens a policy for the preview's own files and no further: `'self'` where scripts, style sheets and calls are
 * limited, a nonce where hosts do not count, our Trusted Types policy where policies are listed. What it allows of the
 * shop, by a name without scheme or by `https:`, it allows of the preview's address.
 * @param text the value of the header or of the meta element; several policies may stand in it, with commas
 */
export function openPolicy(text: string, needs: PolicyNeeds): string {
  const policies = text.split(',').map((policy) => openOne(policy, needs))
  return policies.filter((policy) => policy !== '').join(', ')
}

/** The nonce that a policy allows scripts by; undefined when there is none. */
export function nonceOf(text: string): string | undefined {
  const scripts = text.split(/[;,]/).filter((directive) => /^\s*(?:script-src|script-src-elem|default-src)\s/i.test(directive))
  return /'nonce-([A-Za-z0-9+/=_-]+)'/.exec(scripts.join(' '))?.[1]
}

function openOne(policy: string, { nonce, hosts }: PolicyNeeds): string {
  const directives = new Map<string, string[]>()
  for (const directive of policy.split(';')) {
    const [name = '', ...values] = directive.trim().split(/\s+/)
    const key = name.toLowerCase()
    if (key !== '' && !DROPPED.includes(key) && !directives.has(key)) directives.set(key, moved(values, hosts))
  }
  const fallback = directives.get('default-src')
  for (const name of NEEDED) {
    const values = directives.get(name) ?? fallback
    if (values) directives.set(name, allowOwn(values))
  }
  for (const name of ['script-src-elem', 'style-src-elem']) {
    const values = directives.get(name)
    if (values) directives.set(name, allowOwn(values))
  }
  for (const name of ['script-src', 'script-src-elem']) {
    const values = directives.get(name)
    if (values?.includes("'strict-dynamic'") && !values.some((value) => value.startsWith("'nonce-"))) values.push(`'nonce-${nonce}'`)
  }
  directives.get('trusted-types')?.push('tillkit')
  return [...directives].map(([name, values]) => [name, ...values].join(' ')).join('; ')
}

function allowOwn(values: readonly string[]): string[] {
  const rest = values.filter((value) => value.toLowerCase() !== "'none'")
  return rest.some((value) => value === "'self'" || value === '*') ? rest : [...rest, "'self'"]
}

/** The shop has moved to the preview's address: what let it through lets that through. */
function moved(values: readonly string[], hosts: readonly string[]): string[] {
  return values.some((value) => letsThrough(value.toLowerCase(), hosts)) ? allowOwn(values) : [...values]
}

/** Whether a source lets the shop's https pages and files through; the preview's http is none of that. */
function letsThrough(source: string, hosts: readonly string[]): boolean {
  if (source === 'https:') return true
  const [, wild, name = ''] = /^(?:https?:\/\/)?(\*)?([^/]+?)(?::(?:\*|443|80))?(?:\/.*)?$/.exec(source) ?? []
  return hosts.some((host) => (wild === undefined ? host === name : name.startsWith('.') && host.endsWith(name)))
}
