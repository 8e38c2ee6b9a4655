import { invoke, type Life } from '@tillkit/dom'
import { isRecord, onLegacy, readGlobal, readText } from '@tillkit/platform'
import { h } from '@tillkit/ui/plain'
import type { FormContext } from '../context.ts'
import { strengthOf } from '../rules/makers.ts'
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
  line.className = `${anatomy.strength} ${word}`
  line.textContent = wordOf(word)
  if (input.nextElementSibling !== line) input.after(line)
}

/** What the platform calls it in the page's language. */
function wordOf(word: string): string {
  const words = readGlobal('pwsL10n')
  return isRecord(words) ? readText(words[word]) : ''
}
