import forcedColours from '../themes/forced-colours.css?inline'
import { setGlobals } from './globals.ts'

/** What a visitor's system may ask for. */
export interface MediaPreferences {
  readonly reducedMotion: boolean
  readonly forcedColours: boolean
}

/** A media feature's question in style sheets and in `matchMedia`, and whether the answer is now yes. */
type Answers = ReadonlyArray<readonly [question: RegExp, isTrue: boolean]>

/** Conditions that always hold, and never. */
const ALWAYS = '(min-width: 0px)'
const NEVER = '(max-width: 0px)'

/**
 * Makes the page believe that its visitor asks for reduced motion or forced colours, which no script can ask a browser
 * for: the questions in all style sheets are answered in our way, `matchMedia` too, and forced colours are painted by
 * a style sheet of system colours. The browser's real modes do more (they replace images in buttons, for instance).
 * @returns takes everything back
 */
export function emulateMedia(preferences: MediaPreferences): () => void {
  const answers = answersFor(preferences)
  if (answers.length === 0) return () => undefined
  const painted = preferences.forcedColours ? paint() : undefined
  const rewritten = new Map<CSSMediaRule, string>()
  const rewrite = () => {
    for (const sheet of document.styleSheets) rewriteRules(sheet, answers, rewritten)
  }
  rewrite()
  // Layouts bring inline sheets of their own, and later ones with another variation.
  const observer = new MutationObserver(rewrite)
  observer.observe(document, { childList: true, subtree: true })
  const restoreMatchMedia = setGlobals(window, { matchMedia: matchMediaWith(answers, window.matchMedia.bind(window)) })
  return () => {
    observer.disconnect()
    restoreMatchMedia()
    painted?.remove()
    for (const [rule, before] of rewritten) rule.media.mediaText = before
  }
}

function answersFor({ reducedMotion, forcedColours: forced }: MediaPreferences): Answers {
  return [
    ...(reducedMotion
      ? ([
          [/\(\s*prefers-reduced-motion\s*(:\s*reduce\s*)?\)/g, true],
          [/\(\s*prefers-reduced-motion\s*:\s*no-preference\s*\)/g, false],
        ] as const)
      : []),
    ...(forced
      ? ([
          [/\(\s*forced-colors\s*(:\s*active\s*)?\)/g, true],
          [/\(\s*forced-colors\s*:\s*none\s*\)/g, false],
        ] as const)
      : []),
  ]
}

function answered(condition: string, answers: Answers): string {
  return answers.reduce((text, [question, isTrue]) => text.replace(question, isTrue ? ALWAYS : NEVER), condition)
}

function rewriteRules(parent: CSSStyleSheet | CSSGroupingRule, answers: Answers, rewritten: Map<CSSMediaRule, string>): void {
  for (const rule of parent.cssRules) {
    if (rule instanceof CSSMediaRule) {
      const before = rule.media.mediaText
      const after = answered(before, answers)
      if (after !== before) {
        rewritten.set(rule, before)
        rule.media.mediaText = after
      }
    }
    if (rule instanceof CSSGroupingRule) rewriteRules(rule, answers, rewritten)
  }
}

function matchMediaWith(answers: Answers, before: typeof window.matchMedia): typeof window.matchMedia {
  return (query) => before(answered(query, answers))
}

function paint(): HTMLStyleElement {
  const sheet = document.createElement('style')
  sheet.textContent = forcedColours
  document.head.append(sheet)
  return sheet
}
