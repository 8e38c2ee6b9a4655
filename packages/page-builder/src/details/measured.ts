import { followSize, invoke } from '@tillkit/dom'
import { adopt, type Bindings, type Host } from '@tillkit/mount'
import { createStore } from 'zustand/vanilla'
import { CURRENCY, search, testimonial } from './anatomy.ts'

/** What a node shows, which follows from what is measured. */
type Shown = ReturnType<typeof createShown>

const createShown = () => createStore<{ readonly shown: Bindings }>(() => ({ shown: {} }))

const px = (length: number) => `${length}px`

/** Shows on a node what a state holds. */
function show(host: Host, node: Element): Shown {
  const state = createShown()
  adopt(host, node, state, ({ shown }) => shown)
  return state
}

/** From which widths (px) of the window on a testimonial's portrait stands beside its text, and has a size of its own. */
const BESIDE = { portrait: 768, sized: 960 } as const

/** A portrait's side, in px, where it has a size of its own. */
const PORTRAIT = 90

/** Sets a testimonial's text beside its portrait, in columns that have the room. */
export function bindTestimonial(host: Host): void {
  const { element } = host
  const portrait = invoke(element, 'querySelector', testimonial.portrait) as HTMLElement | null
  const description = invoke(element, 'querySelector', testimonial.description)
  if (!description) return
  const sized = portrait ? show(host, portrait) : undefined
  const indented = show(host, description)
  const isNarrow = invoke(element, 'closest', testimonial.narrow) !== null
  followSize(host, { of: [element], atOnce: true }, () => {
    const isSized = innerWidth >= BESIDE.sized
    const isLarge = portrait !== null && (sized?.getState().shown.style !== undefined || portrait.offsetWidth > PORTRAIT)
    const side = px(PORTRAIT)
    sized?.setState({ shown: isSized && isLarge ? { style: { width: side, height: side, 'padding-bottom': '0px' } } : {} })
    const room = portrait && !isNarrow ? outerWidth(portrait) : 0
    indented.setState({ shown: innerWidth < BESIDE.portrait ? {} : { style: { [sideOf(portrait)]: px(room) } } })
  })
}

/** At which side a text stands clear of a portrait: where that floats, which in languages from right to left is the style sheet's to say. */
function sideOf(portrait: Element | null): 'margin-left' | 'margin-right' {
  return portrait && getComputedStyle(portrait).float === 'right' ? 'margin-right' : 'margin-left'
}

/** How wide an element is with its margins, in px. */
function outerWidth(element: HTMLElement): number {
  const { marginLeft, marginRight } = getComputedStyle(element)
  return element.offsetWidth + (Number.parseFloat(marginLeft) || 0) + (Number.parseFloat(marginRight) || 0)
}

/** What is left between a search field's text and its button, in px. */
const GAP = 10

/** Makes a search module's field as high as its button, with room for it. */
export function bindSearch(host: Host): void {
  const { element } = host
  const field = invoke(element, 'querySelector', search.field) as HTMLElement | null
  const submit = invoke(element, 'querySelector', search.submit) as HTMLElement | null
  if (!field || !submit) return
  const state = show(host, field)
  const side = element.classList.contains(search.alignsRight) ? 'padding-left' : 'padding-right'
  const isHidden = element.classList.contains(search.hidesSubmit)
  followSize(host, { of: [element], atOnce: true }, () => {
    // The theme stretches the button to the field: its own height is that which it has in the text's flow.
    const { position } = submit.style
    submit.style.position = 'relative'
    const { offsetHeight, offsetWidth } = submit
    submit.style.position = position
    if (submit.getAttribute('style') === '') submit.removeAttribute('style')
    state.setState({ shown: { style: { 'min-height': px(offsetHeight), ...(!isHidden && { [side]: px(offsetWidth + GAP) }) } } })
  })
}

/** Lets a price's currency stand outside of it: the amount is in the middle. */
export function bindPrice(host: Host): void {
  const currency = invoke(host.element, 'querySelector', CURRENCY) as HTMLElement | null
  if (!currency) return
  const state = show(host, currency)
  followSize(host, { of: [currency], atOnce: true }, () => state.setState({ shown: { style: { 'margin-inline-start': px(-currency.offsetWidth) } } }))
}

/** Gives a divider's picture whole pixels: parts of them leave a line between it and its section. */
export function bindDivider(host: Host): void {
  const { element } = host
  const state = show(host, element)
  followSize(host, { of: [element], atOnce: true }, () => {
    state.setState({ shown: {} })
    const [width = '', height = ''] = getComputedStyle(element).backgroundSize.split(' ')
    const whole = (size: string, of: number) => (size.endsWith('%') ? px(Math.round((Number.parseFloat(size) / 100) * of)) : size)
    if (!width.endsWith('%')) return
    state.setState({ shown: { style: { 'background-size': `${whole(width, element.offsetWidth)} ${whole(height || 'auto', element.offsetHeight)}` } } })
  })
}
