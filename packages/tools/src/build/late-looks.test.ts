// @vitest-environment node
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { looksOf } from './late-looks.ts'

const at = (path: string) => join(fileURLToPath(new URL('../../../..', import.meta.url)), 'packages', path)

it('belong to chunks with parts that are drawn with components that have sheets, and to no others', () => {
  expect(looksOf([at('mini-cart/src/undo/UndoNotice.late.tsx'), at('mini-cart/src/undo/undo-address.ts')])).toEqual(['mini-cart.looks.js'])
  expect(looksOf([at('forms/src/engine/page/OfferNotice.late.tsx')])).toEqual(['forms.looks.js'])
  expect(looksOf([at('filters/src/controls/search/Suggestions.late.tsx')])).toEqual([])
  expect(looksOf([at('mini-cart/src/panels/panels.bind.ts')])).toEqual([])
})
