// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { staleSizes, writeSizes } from './readme-sizes.mjs'

/** @typedef {import('./budgets.mjs').Measured} Measured */

const EMPTY = [
  'Before.',
  '<!-- Written by "npm run build && npm run size -- --write". -->',
  '<!-- End of what is written. -->',
  'After.',
].join('\n')

/**
 * @param {string} name
 * @param {number} bytes
 * @param {Partial<Measured>} [more]
 * @returns {Measured}
 */
const part = (name, bytes, more) => ({
  budget: { name, measure: 'file', reason: '' }, files: [], bytes, limit: 5000, missing: [], react: 0, ...more,
})

const rows = [part('tag', 4900), part('page', 90_000, { limit: 115_000, react: 58_900 })]

describe('the sizes in SIZES.md', () => {
  it('are written between their marks, and what stands around them stays', () => {
    expect(writeSizes(EMPTY, rows).split('\n')).toEqual([
      'Before.',
      '<!-- Written by "npm run build && npm run size -- --write". -->',
      '| Part | gzip | Budget |',
      '| --- | --- | --- |',
      '| tag | 4.90 kB | 5.00 kB |',
      '| page | 90.00 kB (React 58.90 kB, the rest 31.10 kB) | 115.00 kB |',
      '<!-- End of what is written. -->',
      'After.',
    ])
    expect(writeSizes(writeSizes(EMPTY, rows), rows)).toBe(writeSizes(EMPTY, rows))
  })

  it('count bytes where a part is measured raw', () => {
    const stub = part('stub', 133, { budget: { name: 'stub', measure: 'file', reason: '', raw: 300 }, limit: 300 })
    const text = writeSizes(EMPTY, [stub])
    expect(text).toContain('| stub | 133 B raw | 300 B raw |')
    expect(staleSizes(text, [stub])).toEqual([])
  })

  it('may be a tenth of a kB off, so that not every change of the code is one of the text', () => {
    const text = writeSizes(EMPTY, rows)
    expect(staleSizes(text, [part('tag', 4995), rows[1] ?? part('', 0)])).toEqual([])
    expect(staleSizes(text, [part('tag', 4500), rows[1] ?? part('', 0)])).toEqual([
      'tag: 4.50 kB of 5.00 kB; SIZES.md says 4.90 kB of 5.00 kB.',
    ])
  })

  it('are stale where a budget has changed, a part is new, or one has gone', () => {
    const text = writeSizes(EMPTY, rows)
    expect(staleSizes(text, [part('tag', 4900, { limit: 6000 }), part('css', 1700)])).toEqual([
      'tag: 4.90 kB of 6.00 kB; SIZES.md says 4.90 kB of 5.00 kB.',
      'css: not in SIZES.md.',
      'page: there is no such budget any more.',
    ])
  })

  it('need their marks in the text', () => {
    expect(() => writeSizes('No marks.', rows)).toThrow('SIZES.md has no place for the sizes')
  })
})
