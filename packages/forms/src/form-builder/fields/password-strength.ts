import { invoke, type Life } from '@tillkit/dom'
import { onLegacy } from '@tillkit/platform'
import { h } from '@tillkit/ui/plain'
import type { FormContext } from '../context.ts'
import { strengthOf, strengthWord } from '../rules/strength.ts'
import { anatomy } from './anatomy.ts'

/** How the platform calls what its meter says. */
const WORDS = ['short', 'short', 'bad', 'good', 'strong'] as const

/** Says beside passwords how strong they are, where the page has a meter. */
export function bindStrength({ life, root }: FormContext): void {
  const shown = new Map<Element, HTMLElement>()
  onLegacy(root, 'input change', ({ target }) => {
    if (target instanceof HTMLInputElement && invoke(target, 'matches', anatomy.measured)) show(life, shown, target)
  }, life)
}

function show(life: Life, shown: Map<Element, HTMLElement>, input: HTMLInputElement): void {
  const strength = strengthOf(input.value)
  if (strength === undefined || input.value === '') return shown.get(input)?.remove()
  const line = shown.get(input) ?? h('div')
  if (!shown.has(input)) life.onEnd(() => line.remove())
  shown.set(input, line)
  const word = WORDS[Math.max(0, Math.min(4, strength))] ?? 'short'
  line.className = [anatomy.strength, word].join(' ')
  line.textContent = strengthWord(word)
  if (input.nextElementSibling !== line) input.after(line)
}
