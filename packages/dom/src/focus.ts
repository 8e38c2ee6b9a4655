import { invoke, native, regionOf } from './native.ts'
import { caretOf, setCaret, takesText } from './typed/caret.ts'
import { setFieldState } from './typed/fields.ts'
import { isTyping } from './typed/typing.ts'

/** By what a control is known again in HTML that is printed anew. */
export interface KnownBy {
  /** Attributes that name a control, in the order in which they count: ids may be made anew with each answer. */
  readonly names: readonly string[]
  /** The attribute that names the line of a list in which a control without a name stands. */
  readonly line?: string
  /** Where a control stands, as the product that it belongs to: the same names elsewhere are other controls. Default anywhere. */
  readonly placeOf?: (control: Element) => string | undefined
}

/** What names a control on any page. */
const ANYWHERE: KnownBy = { names: ['name', 'id', 'href'] }

let isRestoring = false

/** Whether the focus is being given back at this moment. */
export const isRestoringFocus = (): boolean => isRestoring

/** Gives the focus, which an answer has taken with its element, to what stands for it now: no step of the shopper's. */
export function giveBackFocus(element: HTMLElement | null | undefined): void {
  isRestoring = true
  element?.focus({ preventScroll: true })
  isRestoring = false
}

/**
 * Remembers which control has the focus, for the time in which its region is replaced.
 * @returns what gives the focus (and the caret) to the same control in the new HTML. It goes by the name, by the line
 * that the control belongs to, or by the id, in this order: ids may be made anew with each answer. Where several are
 * known by the same (a page with two mini carts), it is the one at the same place among them. A control without any of
 * them is known by what it is, in a line or a region with an id. What somebody is typing goes with it.
 * @param region what is being replaced; a focus that lies elsewhere is nobody's business. Default the page
 * @param by what names a control. Default what does so on any page: name, id, address
 */
export function saveFocus(region: Node & ParentNode = document, by: KnownBy = ANYWHERE): () => void {
  const active = document.activeElement
  if (!(active instanceof HTMLElement) || active === document.body || !invoke(region, 'contains', active)) return () => undefined
  const selector = addressOf(active, by)
  const { placeOf = () => undefined } = by
  const place = placeOf(active)
  const known = () => (selector === undefined ? [] : allOf(selector, region).filter((control) => placeOf(control) === place))
  const at = known().indexOf(active)
  const caret = caretOf(active)
  const isUnfinished = isTyping()
  const isTyped = takesText(active) && (isUnfinished || active.value !== active.defaultValue)
  return () => {
    if (active.isConnected || document.activeElement !== document.body || selector === undefined) return
    const all = known()
    const found = all[at] ?? all[0]
    if (!found) return
    if (isTyped && isUnfinished && takesText(found)) setFieldState(found, active.value)
    giveBackFocus(found)
    setCaret(found, caret)
    // A focus that is given puts the caret before a number that nobody has touched, and after one that has been typed and
    // is set again. The first is marked, as Tab leaves it: what is typed next replaces it.
    if (found instanceof HTMLInputElement && found.type === 'number' && !isTyped) found.select()
  }
}

const allOf = (selector: string, region: ParentNode): HTMLElement[] => [...invoke(region, 'querySelectorAll', selector)] as HTMLElement[]

function addressOf(element: HTMLElement, { names, line }: KnownBy): string | undefined {
  // A link that leads nowhere has no name of its own.
  const name = names.find((each) => element.getAttribute(each) && element.getAttribute(each) !== '#')
  if (name === undefined) return addressInRegion(element, line)
  const value = CSS.escape(element.getAttribute(name) ?? '')
  const form = element.closest('form[class]')
  const className = form && native(form, 'classList')[0]
  // Fields of one name stand in several forms, and a choice's buttons all have one name.
  const within = className ? `form.${CSS.escape(className)} ` : ''
  const choice = element instanceof HTMLInputElement && element.type === 'radio' ? `[value="${CSS.escape(element.value)}"]` : ''
  // One address may stand behind a picture, a name and a button.
  const kind = name === 'href' && element.classList[0] ? `.${CSS.escape(element.classList[0])}` : ''
  return `${within}${element.localName}${kind}[${name}="${value}"]${choice}`
}

/** What it is, by its first class, in its line and region: `#side-cart [data-key="k1"] button.remove`. */
function addressInRegion(element: HTMLElement, attribute?: string): string | undefined {
  const line = attribute && element.closest(`[${attribute}]`)?.getAttribute(attribute)
  const region = regionOf(element)?.getAttribute('id')
  const [className] = element.classList
  if (className === undefined || (line === undefined && region === undefined)) return undefined
  const parts = [
    region && `#${CSS.escape(region)}`,
    line && `[${attribute ?? ''}="${CSS.escape(line)}"]`,
    `${element.localName}.${CSS.escape(className)}`,
  ]
  return parts.filter(Boolean).join(' ')
}
