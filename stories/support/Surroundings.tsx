import { hidingRules } from '@tillkit/fixtures'
import { useLayoutEffect, type ReactNode } from 'react'
import { THEMES, type ThemeName } from '../themes/index.ts'
import { emulateMedia } from './emulate-media.ts'
import { tillkitCss } from './tillkit-css.ts'

/** What the sheets of a shop hide by themselves, which scripts show. */
const HIDDEN = hidingRules('divi')

/** What the toolbar says. */
export interface SurroundingsProps {
  readonly theme: ThemeName
  readonly motion: 'system' | 'reduced'
  readonly colours: 'normal' | 'forced'
  /** The sheets of the server's side, which a theme follows. */
  readonly styles: readonly string[]
  readonly children: ReactNode
}

/** The shop around a story: Tillkit's style sheet, a theme's, and what a visitor's system asks for. */
export function Surroundings({ theme, motion, colours, styles, children }: SurroundingsProps) {
  useLayoutEffect(() => {
    document.documentElement.dataset['theme'] = theme
    const sheets = [HIDDEN, ...styles, ...THEMES[theme].sheets, tillkitCss].map(addSheet)
    const restore = emulateMedia({ reducedMotion: motion === 'reduced', forcedColours: colours === 'forced' })
    return () => {
      restore()
      delete document.documentElement.dataset['theme']
      for (const sheet of sheets) sheet.remove()
    }
  }, [theme, motion, colours, styles])
  return children
}

function addSheet(text: string): HTMLStyleElement {
  const sheet = document.createElement('style')
  sheet.textContent = text
  document.head.append(sheet)
  return sheet
}
