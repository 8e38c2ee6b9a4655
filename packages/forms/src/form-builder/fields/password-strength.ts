import { type EndableLife, invoke, type Life } from '@tillkit/dom'
import { adoptAs } from '@tillkit/mount'
import { onLegacy } from '@tillkit/platform'
import { h } from '@tillkit/ui/plain'
import type { FormContext } from '../context.ts'
import { strengthOf, strengthWord } from '../rules/strength.ts'
import { anatomy } from './anatomy.ts'

/** What the platform's meter says, from -1 on: the class of each, and what it is called. */
const STRENGTHS = [['bad', 'unknown'], ['short', 'short'], ['short', 'short'], ['bad', 'bad'], ['good', 'good'], ['strong', 'strong']] as const

/** Says beside passwords how strong they are, where the page has a meter. */
export function bindStrength({ life, root }: FormContext): void {
  const shown = new Map<Element, Verdict>()
  onLegacy(root, 'input change', ({ target }) => {
    if (target instanceof HTMLInputElement && invoke(target, 'matches', anatomy.measured)) show(life, shown, target)
  }, life)
}

/** What is said of a password. */
interface Verdict {
  readonly line: HTMLElement
  readonly life: EndableLife
}

function show(life: Life, shown: Map<Element, Verdict>, input: HTMLInputElement): void {
  const strength = strengthOf(input.value)
  if (strength === undefined || input.value.trim() === '') return hide(shown, input)
  const verdict = shown.get(input) ?? createVerdict(life, input)
  shown.set(input, verdict)
  const [className, word] = STRENGTHS[Math.max(0, Math.min(5, strength + 1))] ?? STRENGTHS[1]
  verdict.line.className = [anatomy.strength, className].join(' ')
  const text = strengthWord(word)
  // The same words are not said again with each key.
  if (verdict.line.textContent !== text) verdict.line.textContent = text
  if (input.nextElementSibling !== verdict.line) input.after(verdict.line)
}

function hide(shown: Map<Element, Verdict>, input: HTMLInputElement): void {
  shown.get(input)?.life.end()
  shown.delete(input)
}

/** The line is as wide as its input may be. */
function createVerdict(life: Life, input: HTMLInputElement): Verdict {
  const own = life.branch()
  const line = h('div', { 'aria-live': 'polite' })
  line.style.maxWidth = getComputedStyle(input).maxWidth
  adoptAs(own, input, { classes: { [anatomy.judged]: true } })
  own.onEnd(() => line.remove())
  return { line, life: own }
}
