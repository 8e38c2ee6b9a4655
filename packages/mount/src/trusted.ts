import type { SafeHtml } from '@tillkit/platform'

/** The name of the one Trusted Types policy, for a site's `trusted-types` directive. */
export const POLICY = 'tillkit'

type Policy = Pick<TrustedTypePolicy, 'createHTML' | 'createScript' | 'createScriptURL'>

const same = (input: string): string => input
let policy: Policy | undefined

function trust(): Policy | undefined {
  policy ??= window.trustedTypes?.createPolicy(POLICY, { createHTML: same, createScript: same, createScriptURL: same })
  return policy
}

/**
 * Parses HTML into a fragment whose scripts have not run. Pages that require Trusted Types must allow the policy
 * `tillkit`: it passes only what the shop's own server sent or what our formatters escaped.
 */
export function parseFragment(html: SafeHtml | string): DocumentFragment {
  const template = document.createElement('template')
  template.innerHTML = trusted('createHTML', html)
  return template.content
}

/** A copy of a script that parsing left dead; the browser runs it where it is put into the page. */
export function liveScript(dead: HTMLScriptElement): HTMLScriptElement {
  const script = document.createElement('script')
  for (const { name, value } of dead.attributes) {
    script.setAttribute(name, name === 'src' ? trusted('createScriptURL', value) : value)
  }
  script.textContent = trusted('createScript', dead.textContent ?? '')
  return script
}

/** What the browser's sinks take: the page's own type where it requires one, else the string. */
function trusted(make: keyof Policy, input: string): string {
  return (trust()?.[make](input) as unknown as string | undefined) ?? input
}
