// @vitest-environment node
import { expect, it } from 'vitest'
import { savedHead } from './head.ts'

it('what is put in is well-formed, so that a page sent as XHTML is not broken by it', () => {
  const plan = { out: [], kept: [] }
  const head = savedHead({ shop: 'a "folder"', hosts: ['the-shop.example'], units: ['cart'], allUnits: false, plan, off: false }, '')
  const attributes = String.raw`(?: [\w-]+="[^"<]*")*`
  expect(head.match(/<(?:script|link)/g)).toHaveLength(6)
  expect(head).toMatch(new RegExp(`^(?:<script${attributes}></script>|<link${attributes}/>)+$`))
})
