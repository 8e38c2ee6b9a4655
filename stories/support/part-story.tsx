import type { ReactNode } from 'react'

/** What every story of a part may change of its page. */
export interface PartPageArgs {
  dir: 'ltr' | 'rtl'
}

/** The main part of a shop's page, with a part in it. */
export function PartPage({ dir, lang, children }: { readonly dir: 'ltr' | 'rtl'; readonly lang?: string | undefined; readonly children: ReactNode }) {
  return (
    <main className="site-main" dir={dir} lang={lang ?? (dir === 'rtl' ? 'ar' : 'en-GB')}>
      {children}
    </main>
  )
}

/** The page's language is the words' own. */
export const NO_LANGUAGE = { lang: { table: { disable: true } } } as const

/** A story in a window of 390 px. */
export const PHONE = { globals: { viewport: { value: 'phone' } } }

/** A story as a visitor with forced colours has it, one who asks for less motion, and those of two other themes. */
export const FORCED_COLOURS = { globals: { colours: 'forced' } }
export const REDUCED_MOTION = { globals: { motion: 'reduced' } }
export const PAGE_BUILDER = { globals: { theme: 'pageBuilder' } }
export const BARE = { globals: { theme: 'bare' } }

/** How a part's page in the docs is described, and how tall its stories are in there, in px. */
export function partDocs(description: string, height: number) {
  return { docs: { description: { component: description }, story: { height: `${height}px` } } }
}

/** Waits until what moves for a moment has come to rest: colours are checked as they stay. */
export async function atRest(): Promise<void> {
  const ends = document.getAnimations().filter((animation) => animation.effect?.getComputedTiming().iterations !== Infinity)
  await Promise.allSettled(ends.map((animation) => animation.finished))
}
