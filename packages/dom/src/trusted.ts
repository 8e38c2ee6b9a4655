import { parseHtml } from './parse-html.ts'

/** The name of the one Trusted Types policy, for a site's `trusted-types` directive. */
const POLICY = 'tillkit'

type Policy = Pick<TrustedTypePolicy, 'createHTML' | 'createScript' | 'createScriptURL'>

const same = (input: string): string => input
const handlers = { createHTML: same, createScript: same, createScriptURL: same }
/** A page allows the name once, so it is made once, when it is first needed. */
let policy: Policy | undefined

/** The policy, or strings as they are where the page has no such thing or does not allow ours. */
function createPolicy(): Policy {
  try {
    return window.trustedTypes?.createPolicy(POLICY, handlers) ?? (handlers as unknown as Policy)
  } catch {
    // The browser has said so in the console. A page that only restricts the names of policies takes strings still.
    return handlers as unknown as Policy
  }
}

/**
 * Parses HTML into a fragment whose scripts have not run. Pages that require Trusted Types must allow the policy
 * `tillkit`: it passes only what the shop's own server sent or what our formatters escaped.
 */
export function parseFragment(html: string): DocumentFragment {
  return parseHtml(html, (text) => trusted('createHTML', text))
}

/**
 * A copy of a script that did not run; the browser runs it where it is put into the page, in order, under the nonce
 * of the page's policy.
 */
export function liveScript(dead: HTMLScriptElement): HTMLScriptElement {
  const script = document.createElement('script')
  for (const attribute of dead.attributes) {
    const { name, value } = attribute
    const make = name === 'src' ? 'createScriptURL' : name.startsWith('on') ? 'createScript' : undefined
    if (make) script.setAttribute(name, trusted(make, value))
    // The parser takes any name; by its name alone older browsers refuse one.
    else script.setAttributeNode(attribute.cloneNode() as Attr)
  }
  script.nonce = dead.nonce || pageNonce()
  script.textContent = trusted('createScript', dead.textContent ?? '')
  script.async = false
  return script
}

/** A script by its address: the browser fetches and runs it where it is put into the page, whenever it comes, under the nonce of the page's policy. */
export function scriptFrom(address: string): HTMLScriptElement {
  const script = document.createElement('script')
  script.setAttribute('src', trusted('createScriptURL', address))
  script.nonce = pageNonce()
  return script
}

const pageNonce = (): string => document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? ''

/** What the browser's sinks take: the page's own type where it requires one, else the string. */
function trusted(make: keyof Policy, input: string): string {
  policy ??= createPolicy()
  return policy[make](input) as unknown as string
}
