import { invoke } from '@tillkit/dom'
import { adopt, type Host } from '@tillkit/mount'
import { createStore } from 'zustand/vanilla'
import { anatomy, stateBox } from './anatomy.ts'
import type { States, StatesConfig } from './states.schema.ts'

/** What a country's states are asked with: a list, any text, or nothing that can be seen. */
type BoxKind = keyof typeof stateBox.classes

type Box = HTMLSelectElement | HTMLInputElement

/** The field for the state, whatever it is at the moment. */
export interface StateBox {
  /**
   * Makes it what a country needs. What was typed or chosen for a country is there again when that comes back.
   * @returns whether there is another field or another list than before, so that others have to be told
   */
  follow(country: string): boolean
}

/** Follows the country with the field for the state; undefined where the address has none. */
export function createStateBox(host: Host, group: Element, config: StatesConfig): StateBox | undefined {
  const find = () => invoke(group, 'querySelector', anatomy.state) as Box | null
  const first = find()
  if (!first) return undefined
  const shown = createStore(() => ({ kind: kindOf(first) }))
  const row = first.closest(anatomy.row)
  if (row) adopt(host, row, shown, ({ kind }) => ({ shown: kind !== 'none' }))
  const remembered = new Map<string, string>()
  let made: Box | undefined
  let last: string | undefined
  host.onEnd(() => {
    if (made?.isConnected) made.replaceWith(first)
  })
  return {
    follow(country) {
      const before = find()
      if (!before) return false
      if (last !== undefined) remembered.set(last, before.value)
      const isAnother = last !== country
      last = country
      const states = Object.hasOwn(config.states, country) ? config.states[country] : undefined
      const kind: BoxKind = !states ? 'text' : Object.keys(states).length === 0 ? 'none' : 'choice'
      shown.setState({ kind })
      const box = boxFor(kind, before)
      if (box !== before) made = box === first ? undefined : box
      const value = remembered.get(country)
      if (states && box instanceof HTMLSelectElement) fillStates(box, { states, prompt: config.prompt, values: [value, before.value] })
      else if (isAnother) setText(box, value ?? (before === box ? box.value : ''))
      return box !== before || kind === 'choice'
    },
  }
}

/** The field for a kind: the one that is there when it is of that kind already, else a new one in its place. */
function boxFor(kind: BoxKind, box: Box): Box {
  if (kindOf(box) === kind) return box
  const made = document.createElement(kind === 'choice' ? 'select' : 'input')
  if (made instanceof HTMLInputElement) made.type = kind === 'none' ? 'hidden' : 'text'
  for (const name of stateBox.kept) {
    const value = box.getAttribute(name)
    if (value !== null) made.setAttribute(name, value)
  }
  made.className = [stateBox.classes[kind], box.getAttribute(stateBox.moreClasses)].filter(Boolean).join(' ')
  // What stands for a list has nothing to stand for any more.
  for (const stale of box.parentElement?.querySelectorAll(anatomy.selectWooBox) ?? []) stale.remove()
  box.replaceWith(made)
  return made
}

function kindOf(box: Element): BoxKind {
  if (box instanceof HTMLSelectElement) return 'choice'
  return box instanceof HTMLInputElement && box.type === 'hidden' ? 'none' : 'text'
}

/** What is the same is not written, so that the caret stays. */
function setText(box: Box, value: string): void {
  if (box.value !== value) box.value = value
}

/** What a list of states holds. */
interface StateList {
  readonly states: States
  /** Says that none is chosen. */
  readonly prompt: string
  /** What was chosen before, of which the first that the country has is chosen again. */
  readonly values: readonly (string | undefined)[]
}

/** Fills the list, unless it holds the very same already, and tells who listens of a value that is another one now. */
function fillStates(box: HTMLSelectElement, { states, prompt, values }: StateList): void {
  const before = box.value
  const codes = Object.keys(states)
  const isFilled = box.options.length === codes.length + 1 && codes.every((code, at) => box.options[at + 1]?.value === code)
  if (!isFilled) box.replaceChildren(optionFor('', prompt), ...codes.map((code) => optionFor(code, states[code] ?? '')))
  const value = values.find((one) => one !== undefined && one !== '' && Object.hasOwn(states, one)) ?? ''
  if (box.value !== value) box.value = value
  if (!isFilled || box.value !== before) box.dispatchEvent(new Event('change', { bubbles: true }))
}

function optionFor(value: string, text: string): HTMLOptionElement {
  const option = document.createElement('option')
  option.value = value
  option.text = text
  return option
}
