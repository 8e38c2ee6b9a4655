import { afterEach, describe, expect, it, vi } from 'vitest'
import { createTranslate, type MessageCatalogue } from './messages.ts'

const texts = {
  on: 'It is on',
  price: '{price} each for {count}',
  left: { one: '{count} lamp left', other: '{count} lamps left' },
} as const

afterEach(() => document.documentElement.removeAttribute('lang'))

describe('createTranslate', () => {
  it('fills placeholders in, and leaves those that nobody filled', () => {
    const t = createTranslate(texts)
    expect(t('on')).toBe('It is on')
    expect(t('price', { price: '£9.00', count: 3 })).toBe('£9.00 each for 3')
    expect(createTranslate<MessageCatalogue>(texts)('price', { price: '£9.00' })).toBe('£9.00 each for {count}')
  })

  it('takes what it fills in as it is', () => {
    expect(createTranslate(texts)('price', { price: '$& {count}', count: 2 })).toBe('$& {count} each for 2')
  })

  it('chooses the plural form of the language', () => {
    const english = createTranslate(texts, { language: 'en-GB' })
    expect([0, 1, 2].map((count) => english('left', { count }))).toEqual(['0 lamps left', '1 lamp left', '2 lamps left'])
    const left = { one: '{count} lampa', few: '{count} lampy', many: '{count} lamp', other: '{count} lampy' }
    const polish = createTranslate(texts, { translations: { left }, language: 'pl' })
    expect([1, 3, 5, 22].map((count) => polish('left', { count }))).toEqual(['1 lampa', '3 lampy', '5 lamp', '22 lampy'])
  })

  it('falls back to "other" for a form that a translation does not have', () => {
    expect(createTranslate(texts, { translations: { left: { other: 'noch {count}' } }, language: 'de' })('left', { count: 1 })).toBe('noch 1')
  })

  it('lets a translation win key by key, and has English for the rest', () => {
    const t = createTranslate(texts, { translations: { on: 'An' }, language: 'de' })
    expect([t('on'), t('left', { count: 1 })]).toEqual(['An', '1 lamp left'])
  })

  it('says nothing for a key that it does not have, and tells of it once', () => {
    const unknown = vi.fn()
    const t = createTranslate<MessageCatalogue>(texts, { translations: { theirs: 'Theirs' }, unknown })
    expect([t('missing'), t('missing'), t('gone'), t('on'), t('theirs')]).toEqual(['', '', '', 'It is on', 'Theirs'])
    expect(unknown.mock.calls).toEqual([['missing'], ['gone']])
  })

  it.each(['', 'not a language', 'xx-'])('counts as English where lang is %j', (lang) => {
    document.documentElement.lang = lang
    const t = createTranslate(texts)
    expect([t('left', { count: 1 }), t('left', { count: 2 })]).toEqual(['1 lamp left', '2 lamps left'])
  })

  it('takes the language as some servers write it', () => {
    const t = createTranslate(texts, { translations: { left: { one: 'one', few: 'few', many: 'many', other: 'other' } }, language: 'pl_PL' })
    expect(t('left', { count: 3 })).toBe('few')
  })

  it('follows the rules of the page\'s language in its words, and the English rules in ours', () => {
    document.documentElement.lang = 'ja'
    expect(createTranslate(texts)('left', { count: 1 })).toBe('1 lamp left')
    expect(createTranslate(texts, { translations: { left: { one: 'one', other: 'other' } } })('left', { count: 1 })).toBe('other')
  })

  it('takes an empty translation for none', () => {
    const t = createTranslate(texts, { translations: { on: '', left: { one: '', other: '' } }, language: 'de' })
    expect([t('on'), t('left', { count: 1 })]).toEqual(['It is on', '1 lamp left'])
  })

  it('leaves a placeholder whose name every object knows', () => {
    expect(createTranslate({ on: '{constructor} is on' })('on')).toBe('{constructor} is on')
    expect(createTranslate<MessageCatalogue>({})('constructor')).toBe('')
  })

  it('counts a number apart from how the shop writes it', () => {
    const t = createTranslate(texts, { language: 'en' })
    expect(t('left', { count: '1.000', plural: 1000 })).toBe('1.000 lamps left')
  })
})
