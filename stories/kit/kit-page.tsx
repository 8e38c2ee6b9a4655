import type { ReactNode } from 'react'

/** What every story of the kit can be told about its page. */
export interface PageArgs {
  lang: string
  dir: 'ltr' | 'rtl'
}

/** A page of a shop around a part: its main landmark, a heading, and what stands around the part. */
export function KitPage({ heading, lang, dir, children }: PageArgs & { readonly heading: string; readonly children: ReactNode }) {
  return (
    <main className="site-main" lang={lang} dir={dir}>
      <h1 className="product_title">{heading}</h1>
      <div style={{ maxInlineSize: 760, marginBlockStart: 20 }}>{children}</div>
    </main>
  )
}

/** What all stories of the kit share. Tags are read without running a file, so they stand in each: `part`, `autodocs`. */
export const KIT = {
  parameters: { docs: { story: { inline: false, height: '420px' } } },
}

/** The same part elsewhere: parts of a story. */
export const IN = {
  pageBuilder: { globals: { theme: 'pageBuilder' } },
  bare: { globals: { theme: 'bare' } },
  phone: { globals: { viewport: { value: 'phone' } } },
  forcedColours: { globals: { colours: 'forced' } },
  reducedMotion: { globals: { motion: 'reduced' } },
}

/** The page in Arabic, from right to left. */
export const ARABIC: PageArgs = { lang: 'ar', dir: 'rtl' }
/** The page in English. */
export const ENGLISH: PageArgs = { lang: 'en-GB', dir: 'ltr' }
