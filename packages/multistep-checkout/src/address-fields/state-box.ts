/** What a country's states are asked with: a list, any text, or nothing that can be seen. */
export type BoxKind = 'choice' | 'text' | 'none'

/** Attributes that a state's field keeps whatever it is. */
const KEPT = ['id', 'name', 'placeholder', 'data-placeholder', 'data-input-classes', 'autocomplete', 'aria-describedby']
const CLASSES: Readonly<Record<BoxKind, string>> = { choice: 'state_select', text: 'input-text', none: 'hidden' }

/** The field for a kind: the one that is there when it is of that kind already, else a new one in its place. */
export function boxFor(kind: BoxKind, box: Element): Element {
  if (kindOf(box) === kind) return box
  const made = document.createElement(kind === 'choice' ? 'select' : 'input')
  if (made instanceof HTMLInputElement) made.type = kind === 'none' ? 'hidden' : 'text'
  for (const name of KEPT) {
    const value = box.getAttribute(name)
    if (value !== null) made.setAttribute(name, value)
  }
  made.className = [CLASSES[kind], box.getAttribute('data-input-classes')].filter(Boolean).join(' ')
  box.replaceWith(made)
  return made
}

function kindOf(box: Element): BoxKind {
  if (box instanceof HTMLSelectElement) return 'choice'
  return box instanceof HTMLInputElement && box.type === 'hidden' ? 'none' : 'text'
}

/** What a list of states holds. */
export interface StateList {
  /** Names by code. */
  readonly states: Readonly<Record<string, string>>
  /** Says that none is chosen. */
  readonly prompt: string
  /** The state that was chosen before. */
  readonly value: string
}

/** Fills the list, keeps the state that was chosen where the country has it, and tells who listens. */
export function fillStates(box: HTMLSelectElement, { states, prompt, value }: StateList): void {
  box.replaceChildren(new Option(prompt, ''), ...Object.entries(states).map(([code, name]) => new Option(name, code)))
  box.value = value in states ? value : ''
  box.dispatchEvent(new Event('change', { bubbles: true }))
}
