const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const

/** A file's size in the page's language, by thousands, as shops state their limits: `1.2 MB`. */
export function fileSize(bytes: number, locale?: string): string {
  const at = Math.min(Math.max(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), 0), UNITS.length - 1)
  const unit = UNITS[at] ?? 'byte'
  return new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits: at > 1 ? 1 : 0 }).format(bytes / 1000 ** at)
}
