import { expect, it } from 'vitest'
import { weigh } from './weight.ts'
import { viewOf } from './facts.ts'

const file = (name: string, initiatorType: string, encodedBodySize: number) => ({ name: `http://shop.test${name}`, initiatorType, encodedBodySize })

it('weighs scripts, also imported ones, each once, and counts those without a size, and all requests', () => {
  const files = [file('/a.js?ver=1', 'script', 1000), file('/a.js?ver=1', 'script', 1000), file('/b.js', 'other', 500), file('/c', 'script', 0), file('/d.css', 'link', 7000), file('/e.mjs', 'other', 20), file('/f.json', 'fetch', 9)]
  expect(weigh(files)).toEqual({ bytes: 1520, unknown: 1, requests: 7 })
})

it('asks for a view of a page without losing what its address says', () => {
  expect(viewOf({ argument: 'view', nonce: ['n', 'abc'] }, 'http://shop.test/a/?b=1#c', 'with')).toBe('http://shop.test/a/?b=1&view=with&n=abc#c')
})
