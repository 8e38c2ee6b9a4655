import { invoke, closestTo, type EndableLife, type Life } from '@tillkit/dom'
import { adoptAs } from '@tillkit/mount'
import { emitLegacy, onLegacy } from '@tillkit/platform'
import { raiseCheckout } from '@tillkit/platform/checkout'
import type { Errors, Checkout, Payment } from '../context.ts'
import { anatomy, events } from '../anatomy.ts'
import { readCustomButtons } from '../params.schema.ts'

const load = () => import('../after-touch.late.ts')

/** What a gateway's own button may do. */
interface ButtonApi {
  /** Checks the fields, as far as a browser can. */
  validate(): Promise<{ readonly hasError: boolean }>
  /** Places the order, as the shop's own button does. */
  submit(): void
}

/** Makes what the button of a gateway works with. */
export function createButtonApi(form: HTMLFormElement, errors: Pick<Errors, 'marks' | 'refused'>): ButtonApi {
  return {
    async validate() {
      // Where it cannot be had, the shop says what is wrong when the order comes.
      const code = await load().catch(() => undefined)
      return { hasError: code?.validateAll(form, errors) ?? false }
    },
    submit: () => invoke(form, 'requestSubmit'),
  }
}

/** How long a description takes to open, in ms. */
const SLIDE = 230

/** Follows the choice of a way to pay. */
export function createPayment({ host, form, slides }: Checkout, api: ButtonApi): Payment {
  const buttons = readCustomButtons()
  let selected: string | undefined
  let shown = host.branch()
  const radios = () => [...invoke(form, 'querySelectorAll', anatomy.paymentMethod)] as HTMLInputElement[]
  const show = (radio: HTMLInputElement, ms: number) => {
    const boxes = [...invoke(form, 'querySelectorAll', anatomy.paymentBox)]
    const isAlone = radios().length === 1
    for (const box of boxes) void slides.show(box, isAlone || box.classList.contains(radio.id), ms)
  }
  const choose = (radio: HTMLInputElement, ms = SLIDE) => {
    if (radio.checked) show(radio, ms)
    shown = labelButton(host, shown, radio)
    const before = selected
    selected = radios().find(({ checked }) => checked)?.id
    if (selected !== before) {
      emitLegacy(document.body, events.paymentSelected)
      raiseCheckout('payment', { id: radio.value })
    }
    buttons.show(radio.value, api)
  }
  onLegacy(form, 'click', host.guard((event) => {
    const radio = closestTo(event, anatomy.paymentMethod)
    if (radio instanceof HTMLInputElement) choose(radio)
  }), host)
  onLegacy(document.body, events.buttonRegistered, host.guard((_event, gateway) => buttons.show(String(gateway), api)), host)
  host.onEnd(() => buttons.cleanUp())
  return {
    selected: () => selected,
    cleanUp: () => buttons.cleanUp(),
    init() {
      const all = radios()
      const [only, ...others] = all
      if (only && others.length === 0) void slides.show(only, false)
      const before = all.find(({ id }) => id && id === selected)
      if (before) before.checked = true
      const chosen = all.find(({ checked }) => checked) ?? only
      if (!chosen) return
      chosen.checked = true
      show(chosen, 0)
      buttons.hideDefault(chosen.value)
      // Gateways listen for a click, and get one.
      invoke(chosen, 'click')
    },
  }
}

/** Lets the button say what the chosen way to pay wants it to, else what the server printed on it. */
function labelButton(life: Life, before: EndableLife, radio: HTMLInputElement): EndableLife {
  before.end()
  const own = life.branch()
  const button = document.querySelector<HTMLElement>(anatomy.placeOrder)
  const words = radio.getAttribute(anatomy.buttonWords) || button?.getAttribute(anatomy.printedWords)
  if (button && words && button.textContent.trim() !== words) adoptAs(own, button, { text: words })
  return own
}
