import { createRequire } from 'node:module'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { disallowedWords } from './disallowed-words.ts'
import type * as Passwords from './index.ts'

/** The real library. */
const zxcvbn: unknown = createRequire(import.meta.url)('zxcvbn')
const ADDRESS = '/wp-includes/js/zxcvbn.min.js'

/** The module as a page has it: each test is a page of its own. */
let passwords: typeof Passwords

beforeEach(async () => {
  vi.resetModules()
  passwords = await import('./index.ts')
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  document.head.replaceChildren()
  document.body.replaceChildren()
})

const tags = () => [...document.querySelectorAll<HTMLScriptElement>('script[src]')]

/** Has the library that was asked for come, or not. */
function answer(type: 'load' | 'error') {
  if (type === 'load') vi.stubGlobal('zxcvbn', zxcvbn)
  tags().at(-1)?.dispatchEvent(new Event(type))
}

/** A page that says where its library is; the simulated browser loads none. */
function namesLibrary() {
  vi.stubGlobal('_zxcvbnSettings', { src: ADDRESS })
  vi.spyOn(document.head, 'append').mockImplementation((script) => void document.body.insertAdjacentElement('beforeend', Object.assign(script as Element, { type: 'text/plain' })))
}

describe('how strong a password is', () => {
  it('is what the library says', () => {
    vi.stubGlobal('zxcvbn', zxcvbn)
    expect(['abc', 'tillroll', 'roll57mm', 'Till-roll', 'Paper-roll-57'].map((text) => passwords.passwordStrength(text, []))).toEqual([0, 1, 2, 3, 4])
  })

  it('is less where the page says the same of who types it', () => {
    vi.stubGlobal('zxcvbn', zxcvbn)
    const text = 'Wolkenkuckucksheim9'
    const before = passwords.passwordStrength(text)
    document.body.innerHTML = `<input id="nickname" value="${text}">`
    expect([before, passwords.passwordStrength(text)]).toEqual([4, 0])
  })

  it('is measured of so much as tells', () => {
    const asked = vi.fn<(text: string) => { score: number }>(() => ({ score: 4 }))
    vi.stubGlobal('zxcvbn', asked)
    passwords.passwordStrength('x'.repeat(5000))
    expect(asked.mock.lastCall?.[0]).toHaveLength(100)
  })

  it('is what the page\'s own meter says, with its own words, where it has one', () => {
    const meter = vi.fn(() => 5)
    vi.stubGlobal('wp', { passwordStrength: { meter, userInputDisallowedList: () => ['roll'] } })
    expect([passwords.passwordStrength('abc'), passwords.passwordStrength('abc', [])]).toEqual([5, 5])
    expect(meter.mock.calls).toEqual([['abc', ['roll']], ['abc', []]])
  })

  it('is unknown while the library is not there, and nothing on a page that names none', () => {
    expect(passwords.passwordStrength('abc')).toBeUndefined()
    vi.stubGlobal('_zxcvbnSettings', { src: ADDRESS })
    expect(passwords.passwordStrength('abc')).toBe(passwords.UNKNOWN_STRENGTH)
  })

  it.each([['wp', 'odd'], ['wp', { passwordStrength: { meter: 'odd' } }], ['zxcvbn', () => 'odd'], ['_zxcvbnSettings', null]])('is nothing where the page prints something odd: %s, %s', (name, value) => {
    vi.stubGlobal(name, value)
    expect(passwords.passwordStrength('abc')).toBeUndefined()
  })

  it('is unknown where what measures throws, as the library does on pages that have added to all objects', () => {
    vi.stubGlobal('zxcvbn', () => {
      throw new TypeError('regex.exec is not a function')
    })
    expect(passwords.passwordStrength('abc')).toBe(passwords.UNKNOWN_STRENGTH)
  })

  it('is called as the page says', () => {
    expect(passwords.strengthWord('short')).toBe('')
    vi.stubGlobal('pwsL10n', { short: 'Sehr schwach', bad: 7 })
    expect(['short', 'bad', 'none'].map(passwords.strengthWord)).toEqual(['Sehr schwach', '', ''])
  })
})

describe('words that a password should not be made of', () => {
  it('are those of title and address, and what was printed and typed into the fields that say who somebody is', () => {
    document.title = 'Till rolls & more'
    document.body.innerHTML = '<input id="first_name" value="Wilhelmina"><input id="email" value=""><textarea id="description">born in Hull</textarea><input id="other" value="Elsewhere">'
    const email = document.querySelector<HTMLInputElement>('#email')
    if (email) email.value = 'minna@rolls.example'
    const words = disallowedWords()
    expect(words).toEqual(expect.arrayContaining(['Till', 'rolls', 'more', 'Wilhelmina', 'minna', 'example', 'born', 'Hull']))
    expect(words.filter((word) => word.length < 4 || word === 'Elsewhere')).toEqual([])
    expect(new Set(words).size).toBe(words.length)
  })
})

describe('the library', () => {
  it('comes once, however many ask for it, from where the page says', async () => {
    namesLibrary()
    const asked = [passwords.loadStrengthLibrary(), passwords.loadStrengthLibrary()]
    expect(tags().map(({ src }) => new URL(src).pathname)).toEqual([ADDRESS])
    answer('load')
    expect([await Promise.all(asked), await passwords.loadStrengthLibrary(), passwords.passwordStrength('abc', [])]).toEqual([[true, true], true, 0])
    expect(tags()).toHaveLength(1)
  })

  it.each(['error', 'load'] as const)('is asked for again after a while where it could not be had (%s), and not with each key', async (type) => {
    namesLibrary()
    const now = vi.spyOn(performance, 'now').mockReturnValue(1000)
    const first = passwords.loadStrengthLibrary()
    tags().at(-1)?.dispatchEvent(new Event(type))
    expect([await first, await passwords.loadStrengthLibrary(), tags()]).toEqual([false, false, []])
    now.mockReturnValue(11_000)
    const second = passwords.loadStrengthLibrary()
    answer('load')
    expect(await second).toBe(true)
  })

  it('is none where the page names none', async () => {
    expect([await passwords.loadStrengthLibrary(), tags()]).toEqual([false, []])
  })

  it('is not fetched where it is there', async () => {
    namesLibrary()
    vi.stubGlobal('zxcvbn', zxcvbn)
    expect([await passwords.loadStrengthLibrary(), tags()]).toEqual([true, []])
  })
})
