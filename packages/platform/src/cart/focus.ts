/**
 * Remembers which control has the focus, for the time in which its region is replaced.
 * @returns what gives the focus (and the caret) to the same control in the new HTML. It goes by the name, by the line
 * that the control belongs to, or by the id, in this order: ids may be made anew with each answer. Where several are
 * known by the same (a page with two mini baskets), it is the one at the same place among them.
 */
export function holdFocus(): () => void {
  const active = document.activeElement
  if (!(active instanceof HTMLElement) || active === document.body) return () => undefined
  const selector = addressOf(active)
  const at = selector === undefined ? 0 : allOf(selector).indexOf(active)
  const selection = selectionOf(active)
  return () => {
    if (active.isConnected || document.activeElement !== document.body || selector === undefined) return
    const all = allOf(selector)
    const found = all[at] ?? all[0]
    if (!found) return
    found.focus({ preventScroll: true })
    if (selection && 'setSelectionRange' in found) (found as HTMLInputElement).setSelectionRange(...selection)
  }
}

const allOf = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)]

/** The attributes by which a control is known again. */
const NAMES = ['name', 'data-cart_item_key', 'data-coupon', 'id', 'href'] as const

function addressOf(element: HTMLElement): string | undefined {
  const name = NAMES.find((each) => element.getAttribute(each))
  if (name === undefined) return undefined
  const value = CSS.escape(element.getAttribute(name) ?? '')
  const form = element.closest('form[class]')
  // Fields of one name stand in several forms, and a choice's buttons all have one name.
  const within = form ? `form.${CSS.escape(form.classList[0] ?? '')} ` : ''
  const choice = element instanceof HTMLInputElement && element.type === 'radio' ? `[value="${CSS.escape(element.value)}"]` : ''
  return `${within}${element.localName}[${name}="${value}"]${choice}`
}

function selectionOf(element: HTMLElement): [number, number] | undefined {
  if (!(element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)) return undefined
  // Number fields have no selection: the browser says null.
  const { selectionStart, selectionEnd } = element
  return selectionStart === null || selectionEnd === null ? undefined : [selectionStart, selectionEnd]
}
