import { type EndableLife, invoke, type Life } from '@tillkit/dom'
import { adoptAs } from '@tillkit/mount'
import { onLegacy } from '@tillkit/platform'
import { loadStrengthLibrary, passwordStrength, strengthWord, UNKNOWN_STRENGTH } from '@tillkit/platform/passwords'
import { h } from '@tillkit/ui/plain'
import type { FormContext } from '../context.ts'
import { anatomy, NO_WORDS } from './anatomy.ts'

/** What is told of a strength, from -1 on: its class, and what the platform calls it. */
const STRENGTHS = [['bad', 'unknown'], ['short', 'short'], ['short', 'short'], ['bad', 'bad'], ['good', 'good'], ['strong', 'strong']] as const

/** Says beside passwords how strong they are. What they are measured with comes with the first key. */
export function bindStrength({ life, root }: FormContext): void {
  const lines: Lines = { life, shown: new Map() }
  onLegacy(root, 'input change', ({ target }) => {
    if (target instanceof HTMLInputElement && invoke(target, 'matches', anatomy.measured)) judge(lines, target)
  }, life)
}

/** What is said of the passwords of a form. */
interface Lines {
  readonly life: Life
  readonly shown: Map<Element, StrengthLine>
}

/** What is said of a password. */
interface StrengthLine {
  readonly line: HTMLElement
  readonly life: EndableLife
}

/** Says nothing new while the library is on its way, and that nobody can tell where it could not be had. */
function judge(lines: Lines, input: HTMLInputElement): void {
  const strength = strengthOf(input)
  if (strength !== UNKNOWN_STRENGTH) return show(lines, input, strength)
  void loadStrengthLibrary().then(lines.life.guard(() => lines.life.signal.aborted || show(lines, input, strengthOf(input))))
}

/** How strong what is typed is; nothing where nothing is, or the page cannot tell. */
const strengthOf = ({ value }: HTMLInputElement): number | undefined => (value.trim() === '' ? undefined : passwordStrength(value, NO_WORDS))

function show({ life, shown }: Lines, input: HTMLInputElement, strength: number | undefined): void {
  if (strength === undefined) return hide(shown, input)
  const its = shown.get(input) ?? createLine(life, input)
  shown.set(input, its)
  const { line } = its
  const [className, word] = STRENGTHS[Math.max(0, Math.min(5, strength + 1))] ?? STRENGTHS[1]
  line.className = [anatomy.strength, className].join(' ')
  const text = strengthWord(word)
  // The same words are not said again with each key.
  if (line.textContent !== text) line.textContent = text
  if (input.nextElementSibling !== line) input.after(line)
}

function hide(shown: Lines['shown'], input: HTMLInputElement): void {
  shown.get(input)?.life.end()
  shown.delete(input)
}

/** The line is as wide as its input may be. */
function createLine(life: Life, input: HTMLInputElement): StrengthLine {
  const own = life.branch()
  const line = h('div', { 'aria-live': 'polite' })
  line.style.maxWidth = getComputedStyle(input).maxWidth
  adoptAs(own, input, { classes: { [anatomy.judged]: true } })
  own.onEnd(() => line.remove())
  return { line, life: own }
}
