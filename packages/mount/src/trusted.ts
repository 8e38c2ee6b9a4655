import type { SafeHtml } from '@tillkit/platform'

/** The name of the one Trusted Types policy, for a site's `trusted-types` directive. */
export const POLICY = 'tillkit'

let policy: Pick<TrustedTypePolicy, 'createHTML'> | undefined

/**
 * Parses HTML into a fragment whose scripts have not run. Pages that require Trusted Types must allow the policy
 * `tillkit`: it passes only what the shop's own server sent or what our formatters escaped.
 */
export function parseFragment(html: SafeHtml | string): DocumentFragment {
  policy ??= window.trustedTypes?.createPolicy(POLICY, { createHTML: (input: string) => input })
  const template = document.createElement('template')
  template.innerHTML = policy ? (policy.createHTML(html) as unknown as string) : html
  return template.content
}
