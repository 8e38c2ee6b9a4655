import { isRecord, readGlobal, readText } from '../globals.ts'
import { readCurrencyFormat } from './currency-options.ts'
import { formatGlobals } from './anatomy.ts'
import type { TypedFormat } from './typed-number.ts'

/**
 * How the page writes numbers, for reading what people type: as its settings of money say, else as its language does. A price
 * has two decimals where nobody says otherwise.
 */
export function pageFormat(scope: object = globalThis, language = document.documentElement.lang): TypedFormat {
  const of = (name: string, member: string) => {
    const found = readGlobal(name, scope)
    return isRecord(found) ? found[member] : undefined
  }
  const read = readCurrencyFormat(of(formatGlobals.tiers, 'currencyOptions'))
  const blocks = of(formatGlobals.blocks, 'currency')
  const format = read.ok ? read.value : isRecord(blocks) && readText(blocks['decimalSeparator']) !== '' ? ofBlocks(blocks) : ofLanguage(language)
  return { ...format, language: knownLanguage(language) }
}

function ofBlocks(settings: Readonly<Record<string, unknown>>): TypedFormat {
  const decimals = Number(settings['precision'] ?? 2)
  return {
    symbol: readText(settings['symbol']),
    decimalSeparator: readText(settings['decimalSeparator']),
    thousandSeparator: readText(settings['thousandSeparator']),
    decimals: Number.isInteger(decimals) ? decimals : 2,
  }
}

function ofLanguage(language: string): TypedFormat {
  const parts = new Intl.NumberFormat(knownLanguage(language), { numberingSystem: 'latn' }).formatToParts(12_345.6)
  const part = (type: Intl.NumberFormatPartTypes) => parts.find((each) => each.type === type)?.value ?? ''
  return { symbol: '', decimalSeparator: part('decimal'), thousandSeparator: part('group'), decimals: 2 }
}

/** A language as the browser knows it. One that is none is read as English. */
function knownLanguage(language: string): string {
  try {
    return Intl.getCanonicalLocales(language)[0] ?? 'en'
  } catch {
    return 'en'
  }
}
