// @vitest-environment node
import { expect, it } from 'vitest'
import { takeTurns } from './in-turn.mjs'

it('hears the first as it speaks, and the others whole when those before them have ended', () => {
  const heard = /** @type {unknown[]} */ ([])
  const takeTurn = takeTurns((text) => heard.push(text))
  const [one, two, three] = [takeTurn(), takeTurn(), takeTurn()]
  two.write('2a')
  one.write('1a')
  three.write('3a')
  expect(heard).toEqual(['1a'])
  two.write('2b')
  two.end()
  one.write('1b')
  expect(heard).toEqual(['1a', '1b'])
  one.end()
  expect(heard).toEqual(['1a', '1b', '2a', '2b', '3a'])
  three.write('3b')
  three.end()
  takeTurn().write('4')
  expect(heard.slice(5)).toEqual(['3b', '4'])
})
