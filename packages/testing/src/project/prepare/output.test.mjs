// @vitest-environment node
import { expect, it } from 'vitest'
import { say, withOutput } from './output.mjs'
import { run } from './run.mjs'

it('takes what work says, and what the programs say that it starts, those of other work not', async () => {
  const program = `console.log('out of ' + process.argv[1]); console.error('error of ' + process.argv[1])`
  const work = (/** @type {string} */ name) => async () => {
    say(`${name} begins`)
    const ended = await run(process.execPath, ['-e', program, name])
    say(`${name} ends`)
    return ended
  }
  const [one, other] = [/** @type {string[]} */ ([]), /** @type {string[]} */ ([])]
  const ends = await Promise.all([withOutput((text) => one.push(String(text)), work('one')), withOutput((text) => other.push(String(text)), work('other'))])
  expect(ends).toEqual([{ code: 0, errors: 'error of one\n' }, { code: 0, errors: 'error of other\n' }])
  expect(one.slice().sort()).toEqual(['error of one\n', 'one begins\n', 'one ends\n', 'out of one\n'])
  expect(other.slice().sort()).toEqual(['error of other\n', 'other begins\n', 'other ends\n', 'out of other\n'])
  expect([one.at(0), one.at(-1)]).toEqual(['one begins\n', 'one ends\n'])
})
