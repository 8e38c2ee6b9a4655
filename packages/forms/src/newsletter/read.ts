import { invoke } from '@tillkit/dom'
import { InvalidMarkup } from '@tillkit/mount'
import { anatomy, names, redirect, sent } from './anatomy.ts'
import type { Redirect } from './sending/redirect.model.ts'
import type { Printed } from './sending/subscribe.api.ts'

/** What the server says of a form for a list. */
export interface ListConfig {
  readonly kind: 'list'
  readonly printed: Printed
  readonly redirect: Redirect
}

/** What the server says of a form. */
export type NewsletterConfig = { readonly kind: 'feed' } | ListConfig

/** Finds a form's field by its name, whatever else on the page has its id. */
export function fieldNamed(root: Element, name: string): HTMLInputElement | undefined {
  const found = invoke(root, 'querySelector', `input[name="${name}"]`)
  return found instanceof HTMLInputElement ? found : undefined
}

/**
 * Reads a form.
 * @throws InvalidMarkup where it has no field for the address: there is nothing to subscribe
 */
export function readNewsletter(element: HTMLElement): NewsletterConfig {
  if (invoke(element, 'matches', anatomy.feed)) return { kind: 'feed' }
  if (!fieldNamed(element, names.email)) {
    throw new InvalidMarkup(names.email, 'The form has no field for an e-mail address.', 'Print the module as the theme does.', { help: 'newsletter-address' })
  }
  const hidden = (name: string) => fieldNamed(element, name)?.value ?? ''
  const module = moduleOf(element)
  const said = (name: string) => invoke(module, 'getAttribute', name) ?? ''
  return {
    kind: 'list',
    printed: {
      provider: hidden(sent.provider),
      list: hidden(sent.list),
      account: hidden(sent.account),
      keepsAddress: hidden(sent.keepsAddress),
      checksum: hidden(sent.checksum),
    },
    redirect: { url: said(redirect.url), keys: keysOf(said(redirect.query)), ipAddress: said(redirect.ipAddress), id: said('id') },
  }
}

/** The module that a form stands in, or the form's box where there is none around it. */
export const moduleOf = (element: HTMLElement): Element => invoke(element, 'closest', anatomy.module) ?? element

/** What the page that success leads to is told, as a list. Each key counts by itself: `last_name` does not ask for `name`. */
export const keysOf = (printed: string): string[] => printed.split('|').map((key) => key.trim()).filter(Boolean)
