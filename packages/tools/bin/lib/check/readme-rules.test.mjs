// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { filesBelow } from '../../../../testing/src/project/files.mjs'
import { inRoot, root } from '../../../../testing/src/project/root.mjs'

/** Numbers in a row: "3", "3 and 4", "7, 8 and 9". */
const NUMBERS = String.raw`\d+[a-z]?(?:(?:, | and )\d+[a-z]?)*`
const CASE = /\[([a-z][a-z-]+)#(\d+[a-z]?)\]/g
const IN_COMMENT = new RegExp(String.raw`\bcases? (${NUMBERS})\b`, 'g')
const BUG = new RegExp(String.raw`\bbugs? (${NUMBERS})\b`, 'gi')
/** A reference to a text that is not in the project. */
const ELSEWHERE = /\bcontract,? sections?\b|\bcontract's (?:section|\d)|\(sections? \d|\([Cc]ontract \d|[Ss]ections? \d+(?:\.\d+)? of the contract/

const packages = readdirSync(join(root, 'packages')).map((name) => ({ name, readme: readFileSync(join(root, 'packages', name, 'README.md'), 'utf8'), files: codeOf(name) }))

describe.each(packages.filter(({ name, files }) => files.length > 0 && !/^(?:testing|tools|bench|preview|fixtures)$/.test(name)))('what the code of $name refers to by a number', ({ readme, files }) => {
  const text = files.map(({ code }) => code).join('\n')

  it('is a rule of its README, where it is an acceptance case', () => {
    const named = [...text.matchAll(CASE)].map(([reference, contract = '', number = '']) => ({ reference, contract, number }))
    expect(named.filter(({ contract, number }) => !isStated(readme, contract, number)).map(({ reference }) => reference)).toEqual([])
    expect(numbersOf(text, IN_COMMENT).filter((number) => !isRule(readme, number))).toEqual([])
  })

  it('is in the list of its README, where it is a bug of the old script', () => {
    expect(numbersOf(text, BUG).filter((number) => !readme.includes(`**Bug ${number}**`))).toEqual([])
  })

  it('is never a section of a text that the project does not have', () => {
    expect(files.filter(({ code }) => ELSEWHERE.test(code)).map(({ file }) => file)).toEqual([])
  })
})

/**
 * @param {string} text
 * @param {RegExp} reference
 */
function numbersOf(text, reference) {
  return [...new Set([...text.matchAll(reference)].flatMap(([, numbers = '']) => numbers.match(/\d+[a-z]?/g) ?? []))]
}

/**
 * @param {string} readme
 * @param {string} contract
 * @param {string} number
 */
function isStated(readme, contract, number) {
  return readme.includes(`[${contract}#${number}]`) || (new RegExp(String.raw`\[${contract}#|@tillkit/${contract}\n`).test(readme) && isRule(readme, number))
}

/**
 * @param {string} readme
 * @param {string} number
 */
function isRule(readme, number) {
  return new RegExp(String.raw`^(?:- \*\*${number}\*\* |${number}\. )|\(${number}\)`, 'm').test(readme) || isInRange(readme, Number(number))
}

/**
 * Whether one line states several rules, such as `14. to 18.` or `11. and 12.`, and this is one of them.
 * @param {string} readme
 * @param {number} number
 */
function isInRange(readme, number) {
  return [...readme.matchAll(/^(\d+)\. (?:to|and) (\d+)\. /gm)].some(([, first, last]) => Number(first) <= number && number <= Number(last))
}

/** @param {string} name */
function codeOf(name) {
  const files = ['src', 'test'].flatMap((part) => filesBelow(inRoot(join('packages', name, part)))).filter((file) => /\.tsx?$/.test(file))
  return files.map((file) => ({ file: file.slice(root.length + 1), code: readFileSync(file, 'utf8') }))
}
