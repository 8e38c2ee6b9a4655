import { type Life, parseFragment, runScripts } from '@tillkit/dom'
import { settle } from '@tillkit/mount'
import { applyFragments, type Fragments } from '@tillkit/platform/cart'
import { holdById } from '../../shared/hold-by-id.ts'
import { anatomy } from '../anatomy.ts'

/**
 * Shows fragments of the checkout. Of those, what was sent before as it is now is left alone, whatever is ticked in it, and whatever its
 * hidden fields hold.
 */
export interface FragmentsShown {
  show(fragments: Fragments): void
}

/**
 * Makes what shows fragments. One that has changed is replaced whole, as by jQuery: gateways keep their frames in it, and a frame
 * that is moved is loaded anew. The focus, its caret, what is typed in a gateway's fields and the ticked terms outlive it.
 */
export function createFragments(life: Life): FragmentsShown {
  const last = new Map<string, string>()
  const regions = () => [...document.querySelectorAll(`${anatomy.paymentBox}, ${anatomy.terms}`)].map((found) => (found.matches(anatomy.terms) ? found.parentElement ?? found : found))
  return {
    show(fragments) {
      const changed = Object.entries(fragments).filter(([selector, html]) => {
        const [before, now] = [last.get(selector), withoutChoice(html)]
        last.set(selector, now)
        if (before === now) return false
        return before === undefined || selector !== anatomy.payment || !renewHidden(before, html)
      })
      const giveBack = holdById(regions)
      const run = (scripts: readonly HTMLScriptElement[]) => runScripts(life, scripts, (dead, live) => dead.replaceWith(live))
      applyFragments(Object.fromEntries(changed), { parse: parseFragment, run })
      settle()
      giveBack()
    },
  }
}

const hiddenIn = (nodes: ParentNode) => [...nodes.querySelectorAll<HTMLInputElement>('input[type="hidden"]')]

/**
 * Has the hidden fields of the payment part hold what is printed anew each time, such as a nonce, where nothing else is another than
 * before: a gateway's frame stays, with the card that was typed into it. What a script has written into the others stays, too.
 * @returns whether that was all
 */
function renewHidden(before: string, html: string): boolean {
  const [was, now] = [parseFragment(before), parseFragment(withoutChoice(html))]
  const [old, fields] = [hiddenIn(was), hiddenIn(now)]
  const isNew = fields.map(({ value }, index) => value !== old[index]?.value)
  for (const field of [...old, ...fields]) field.removeAttribute('value')
  if (!was.isEqualNode(now)) return false
  const sent = hiddenIn(parseFragment(html))
  const pairs = [...document.querySelectorAll(anatomy.payment)].flatMap((place) => {
    const rest = hiddenIn(place)
    return sent.map((field) => {
      const at = rest.findIndex(({ name, id }) => name === field.name && id === field.id)
      return { field, there: at < 0 ? undefined : rest.splice(at, 1)[0] }
    })
  })
  const renewed = pairs.filter((_pair, index) => isNew[index % sent.length])
  if (renewed.some(({ there }) => !there)) return false
  for (const { field, there } of renewed) if (there) there.value = field.value
  return true
}

/**
 * A fragment without what says which way to pay is chosen: the shopper has chosen it here, and a gateway's frame, with the card
 * that was typed into it, is no other for that.
 */
const withoutChoice = (html: string) => html.replace(CHOICE, ' ').replace(/\s+/g, ' ')

/** A radio button's or a box' tick, and a description that is not open; with the blanks around it, which are printed without it, too. */
const CHOICE = /\s+(?:checked(?:=(?:"checked"|'checked'|"")|(?=[\s/>]))|style=(["'])display:\s*none;?\1)/g
