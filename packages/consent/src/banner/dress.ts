import type { ConsentConfig, Layout } from './config.ts'
import { buttons, classes, ids, selectors, shortCodes, tagged, tags } from './anatomy.ts'
import { dressRevisit } from './dress-revisit.ts'

/** Turns HTML of the shop's into nodes that have run nothing. */
export type Parse = (html: string) => DocumentFragment

/** Whether the preferences unfold in the banner itself, and lie over nothing. */
export const isPushdown = ({ type, preferences }: Layout): boolean => type === 'classic' || preferences === 'pushdown'

/** Whether the banner lies over the page and has to be answered first. */
export const isPopup = ({ type }: Layout): boolean => type === 'popup'

/** Makes the banner of its template as the plugin does, before it stands on the page: classes, roles, names, pieces of text. */
export function dressBanner(fragment: DocumentFragment, config: ConsentConfig, parse: Parse): void {
  addPieces(fragment, config, parse)
  addPlaces(fragment, config)
  nameParts(fragment, config)
  for (const { slug, isNecessary } of config.categories) dressCategory(fragment, { slug, isNecessary, hasFold: config.hasAuditTable })
  fragment.querySelector(tagged(tags.optOutOption))?.classList.remove(classes.disabled)
}

/** Where parts lie, in classes. */
function addPlaces(fragment: DocumentFragment, config: ConsentConfig): void {
  const { layout, isRightToLeft } = config
  const { type, preferences, position } = layout
  const place = isPushdown(layout) ? `classic-${position}` : isPopup(layout) ? 'popup-center' : `${type}-${position}`
  fragment.querySelector(selectors.container)?.classList.add(classes.prefix + place)
  const revisit = fragment.querySelector(tagged(tags.revisit))
  if (revisit) dressRevisit(revisit, config)
  if (!['popup', 'pushdown'].includes(preferences)) fragment.querySelector(selectors.modal)?.classList.add(classes.prefix + preferences)
  if (!isRightToLeft) return
  const turned = [tags.notice, tags.detail, tags.optOut].map(tagged)
  fragment.querySelectorAll(turned.join()).forEach((part) => part.classList.add(classes.rtl))
}

/** Roles and names. A popup is a dialog like the preferences: nothing else can be done before it is answered. */
function nameParts(fragment: DocumentFragment, { layout }: ConsentConfig): void {
  const textOf = (tag: string) => fragment.querySelector(tagged(tag))?.textContent.trim() ?? ''
  const name = (selector: string, attributes: Readonly<Record<string, string>>) => {
    for (const [key, value] of Object.entries(attributes)) fragment.querySelector(selector)?.setAttribute(key, value)
  }
  const dialog = { role: 'dialog', 'aria-modal': 'true' }
  name(selectors.container, { ...(isPopup(layout) ? dialog : { role: 'region' }), 'aria-label': textOf(tags.title) })
  name(selectors.panel, { ...(isPushdown(layout) ? { role: 'region' } : dialog), 'aria-label': textOf(tags.detailTitle) || textOf(tags.optOutTitle) })
}

interface DressedCategory {
  readonly slug: string
  readonly isNecessary: boolean
  readonly hasFold: boolean
}

/** What is necessary is always on; all others can be chosen, with cookies listed or not (bug 20). */
function dressCategory(fragment: DocumentFragment, { slug, isNecessary, hasFold }: DressedCategory): void {
  const detail = fragment.querySelector(`#${CSS.escape(ids.detail + slug)}`)
  if (!detail) return
  detail.querySelector(isNecessary ? selectors.switch : selectors.alwaysActive)?.remove()
  const body = detail.querySelector(selectors.accordionBody)
  const button = detail.querySelector(selectors.accordionButton)
  if (!hasFold || !body || !button) {
    detail.querySelector(selectors.chevron)?.classList.add(classes.chevronHidden)
    return
  }
  body.id = ids.body + slug
  button.setAttribute('aria-controls', body.id)
  button.setAttribute('aria-expanded', 'false')
}

/** The link to the shop's policy, where the shop has one. */
function addPieces(fragment: DocumentFragment, { shortCodes: pieces }: ConsentConfig, parse: Parse): void {
  const html = pieces[shortCodes.readMore] ?? ''
  const description = fragment.querySelector(tagged(tags.description))
  if (html === '' || !description || description.querySelector(tagged(buttons.readMore))) return
  const last = description.lastElementChild?.localName === 'p' ? description.lastElementChild : description
  last.append('\u00A0', parse(html))
}
