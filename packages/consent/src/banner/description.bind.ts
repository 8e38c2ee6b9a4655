import { listen, parseFragment } from '@tillkit/dom'
import { adopt } from '@tillkit/mount'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { ConsentHost } from '../consent.context.ts'
import { SIGNAL_CLASS, shortCodes } from './anatomy.ts'
import { cutAfter } from './description.model.ts'

type DescriptionStore = StoreApi<{ readonly isFull: boolean }>

/** Cuts a long description, with a button of the plugin's to read on, and one to cut it again. */
export function bindDescription(host: ConsentHost, description: HTMLElement): void {
  const paragraphs = [...description.children].filter(({ localName, className }) => localName === 'p' && className !== SIGNAL_CLASS)
  const cut = cutAfter(paragraphs.map(({ textContent }) => textContent.trim().length), innerWidth)
  const [more, less] = [shortCodes.showDescription, shortCodes.hideDescription].map((key) => buttonOf(host, key))
  if (cut === undefined || !more || !less) return
  const store: DescriptionStore = createStore(() => ({ isFull: false }))
  paragraphs.slice(cut).forEach((one) => adopt(host, one, store, ({ isFull }) => ({ shown: isFull })))
  paragraphs[cut - 1]?.append('\u00A0', more)
  paragraphs.at(-1)?.append('\u00A0', less)
  bindButton(host, store, { button: more, makesFull: true, next: less })
  bindButton(host, store, { button: less, makesFull: false, next: more })
}

interface DescriptionButton {
  readonly button: HTMLElement
  /** Whether the whole description shows once it has been pressed. */
  readonly makesFull: boolean
  /** What takes its place, and the focus. */
  readonly next: HTMLElement
}

function bindButton(host: ConsentHost, store: DescriptionStore, { button, makesFull, next }: DescriptionButton): void {
  adopt(host, button, store, ({ isFull }) => ({ shown: isFull !== makesFull, attributes: { 'aria-expanded': String(isFull) } }))
  listen(host, button, 'click', () => {
    store.setState({ isFull: makesFull })
    next.focus()
  })
}

function buttonOf({ config }: ConsentHost, key: string): HTMLElement | undefined {
  const button = parseFragment(config.shortCodes[key] ?? '').firstElementChild
  return button instanceof HTMLElement ? button : undefined
}
