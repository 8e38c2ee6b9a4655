import { expect, it } from 'vitest'
import { isContactAddress } from './rules.ts'

const all = (...typed: string[]) => typed.map(isContactAddress)

it('A text shorter than six characters is no address [theme-forms#1]', () => {
  expect(all('a@b.c')).toEqual([false])
})

it('Six characters are enough [theme-forms#2]', () => {
  expect(all('a@b.co')).toEqual([true])
})

it('An address of one letter at a common domain passes [theme-forms#3]', () => {
  expect(all('a@b.com')).toEqual([true])
})

it('Something has to stand before the @ [theme-forms#4]', () => {
  expect(all('@b.com')).toEqual([false])
})

it('Without an @ it is no address [theme-forms#5]', () => {
  expect(all('ab.com.uk')).toEqual([false])
})

it('A space may not stand before the @ [theme-forms#6]', () => {
  expect(all('a b@ex.com')).toEqual([false])
})

it('The signs that mail servers know may stand before the @ [theme-forms#7]', () => {
  expect(all("a'b!#$%&*+/=?^_{}~.-c@ex.com", 'a`b|c@ex.com')).toEqual([true, true])
})

it('Two dots in a row make no domain [theme-forms#8]', () => {
  expect(all('joe@ex..com')).toEqual([false])
})

it('A dot at an end makes no domain [theme-forms#9]', () => {
  expect(all('joe@.ex.com', 'joe@ex.com.')).toEqual([false, false])
})

it('Hyphens and several dots are fine in a domain [theme-forms#10]', () => {
  expect(all('joe@ex-ample.co.uk', 'a+b@ex-ample.co.uk')).toEqual([true, true])
})

it('A hyphen at the end of a part makes no domain [theme-forms#11]', () => {
  expect(all('joe@-ex.com', 'joe@ex-.com', 'a@-b.co')).toEqual([false, false, false])
})

it('A domain has a dot [theme-forms#12]', () => {
  expect(all('joe@localhost', 'a@b')).toEqual([false, false])
})

it('An underscore may not stand in a domain [theme-forms#13]', () => {
  expect(all('joe@ex_ample.com')).toEqual([false])
})

it('Spaces around an address, and capitals, do not matter [theme-forms#14]', () => {
  expect(all(' joe@ex.com ', 'JOE@EX.COM')).toEqual([true, true])
})

it('Nothing may stand behind a second @, where the theme did not look [theme-forms#17] (weakness 7)', () => {
  expect(all('joe@ex.com@evil.com', 'a@b.co@x', 'a@@b.co')).toEqual([false, false, false])
})

it('10,000 characters are judged at once', () => {
  expect(all(`${'a'.repeat(5000)}@${'b-'.repeat(2500)}`, `${'a.'.repeat(5000)}@ex.com`)).toEqual([false, true])
})
