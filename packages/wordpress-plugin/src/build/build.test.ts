// @vitest-environment node
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readUnits } from '@tillkit/testing/project/units.mjs'
import { describe, expect, it } from 'vitest'
import { licencesFile } from '@tillkit/testing/project/licences.mjs'
import { namesIn, unitMarkup } from './markup.ts'
import { messagesFile, unitTexts } from './messages.ts'
import { php, PhpCode, phpFile } from './php.ts'
import { samplesOf } from './plurals.ts'
import { classPattern } from './table.ts'
import { previousOf } from './versions.ts'

describe('php', () => {
  it('writes values that PHP reads as they are', () => {
    expect(php({ a: ['it\'s', 'C:\\', 2, true], b: [], c: new PhpCode('__( 1 )') })).toBe(
      "array(\n\t'a' => array(\n\t\t'it\\'s',\n\t\t'C:\\\\',\n\t\t2,\n\t\ttrue,\n\t),\n\t'b' => array(),\n\t'c' => __( 1 ),\n)",
    )
  })

  it('makes files that do nothing when they are opened by themselves', () => {
    expect(phpFile('About.', [])).toMatch(/^<\?php\n[\s\S]*defined\( 'ABSPATH' \) \|\| exit;\n\nreturn array\(\);\n$/)
  })
})

it('classes of modules become a pattern that finds whole names, and beginnings where a star stands', () => {
  const pattern = classPattern(['module_text', 'module_wc_*'])
  expect(pattern).toBe('/(?<!\\S)(?:module_text|module_wc_\\S*)(?!\\S)/')
  const known = new RegExp(pattern.slice(1, -1))
  expect(['module module_text', 'module_wc_price a', 'module module_text_align', 'a_module_text', ''].map((classes) => known.test(classes))).toEqual([true, true, false, false, false])
})

describe('what a unit stands on', () => {
  it('is read from its selector: alternatives of classes and attributes that must all be there', () => {
    expect(namesIn('.a .b.c, li.d > [data-e="f.g,h"]:not(.i):is(.j, .k)')).toEqual(['a b c', 'd [data-e]'])
    expect(namesIn('body, .a')).toEqual(['', 'a'])
    expect(namesIn('[class*="shop_module_"]')).toEqual(['shop_module_*'])
    expect(namesIn('nav#menu .a, #top-bar')).toEqual(['a #menu', '#top-bar'])
  })

  it('is known of every unit that shares a legacy script, unless it is on every page', () => {
    const shared = readUnits().scripts.filter(({ units }) => units.length > 1).flatMap(({ units }) => units)
    expect(shared).toContain('page-events')
    // Inner shadows of the page builder's are told by a list, not by the HTML.
    expect(Object.keys(unitMarkup()).sort()).toEqual([...new Set(shared)].filter((unit) => !['page-events', 'page-builder'].includes(unit)).sort())
  })
})

describe('texts', () => {
  it('are those of the units, each with its translation beside it', () => {
    const units = unitTexts()
    const names = readUnits().units.map(({ name }) => name)
    expect(units.every(({ unit }) => names.includes(unit.split('/')[0] ?? ''))).toBe(true)
    expect(units.map(({ unit }) => unit)).toEqual(expect.arrayContaining(['tiered-pricing', 'mini-cart', 'add-to-cart', 'cart-page', 'page-events']))
    // A family's members go by the names that the page looks them up under.
    const packages = join(import.meta.dirname, '../../..')
    const members = ['page-builder', 'storefront'].flatMap((name) => readdirSync(join(packages, name, 'src'), { withFileTypes: true })
      .flatMap(({ name: folder }) => ['member', folder].map((file) => join(packages, name, 'src', folder, `${file}.ts`)))
      // A unit of its own beside them has a manifest.
      .filter((path) => existsSync(path) && !existsSync(join(path, '../manifest.ts')) && /^ +messages,$|, messages, /m.test(readFileSync(path, 'utf8')))
      .map((path) => /\bname: '([^']+)',/.exec(readFileSync(path, 'utf8'))?.[1]))
    expect(units.map(({ unit }) => unit).filter((unit) => unit.includes('/')).toSorted()).toEqual(members.toSorted())
    expect(members).toEqual(expect.arrayContaining(['page-builder/gallery', 'page-builder/slider', 'page-chrome/header-search', 'page-chrome/scroll-top']))
    const file = messagesFile(units)
    expect(file).toContain("__( 'Price by quantity', 'tillkit' )")
    expect(file).toContain("_n( 'Add {count} more to pay {price} each', 'Add {count} more to pay {price} each', $count, 'tillkit' )")
  })
})

it('passes on the licences of what the built files may have in them, and of no tool', () => {
  const text = licencesFile(join(import.meta.dirname, '../../../..'))
  expect([...text.matchAll(/^(\S+) \d+\.\d+\.\d+ \((.+)\)$/gm)].map(([, name, licence]) => `${name} ${licence}`)).toEqual(
    [
      // Those of the lightbox and the date picker are there for the units to come.
      '@date-fns/tz MIT', '@floating-ui/core MIT', '@floating-ui/dom MIT', '@floating-ui/utils MIT', 'date-fns MIT', 'idiomorph 0BSD', 'leaflet BSD-2-Clause',
      'react MIT', 'react-day-picker MIT', 'react-dom MIT', 'scheduler MIT', 'yet-another-react-lightbox MIT', 'zustand MIT',
    ],
  )
  expect(text).toMatch(/Permission is hereby granted/)
})

it.each([
  ['en', { one: 1, other: 0 }],
  ['pl', { one: 1, few: 2, many: 0, other: 0 }],
  ['ja', { other: 1 }],
  ['ar', { one: 1, zero: 0, two: 2, few: 3, many: 11, other: 100 }],
])('has a whole number for each plural category of %s', (language, samples) => {
  expect(samplesOf(language)).toEqual(samples)
})

it.each([
  ['0.10.0', ['0.2.0', '0.9.1', '0.10.0', '0.11.0', 'plugin'], ['0.9.1']],
  ['0.1.0', ['0.1.0', 'plugin'], []],
])('takes the newest version before %s of %j along', (version, built, previous) => {
  expect(previousOf(version, built)).toEqual(previous)
})
