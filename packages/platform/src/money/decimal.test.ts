// @vitest-environment node
import { describe, expect, it } from 'vitest'
import {
  add,
  compare,
  decimal,
  isZero,
  multiply,
  parseDecimal,
  percentageFloor,
  round,
  subtract,
  toNumber,
  toPlain,
} from './decimal.ts'

const plain = (text: string) => {
  const value = parseDecimal(text)
  return value && toPlain(value)
}

describe('parseDecimal', () => {
  it.each([
    ['19.99', '19.99'],
    ['-5', '-5'],
    ['.5', '0.5'],
    ['-.05', '-0.05'],
    ['5.', '5'],
    ['007', '7'],
    ['2.50', '2.50'],
    ['0', '0'],
    ['-0', '0'],
    ['1e2', '100'],
    ['1E-3', '0.001'],
    ['2.5e1', '25'],
    ['1.5e+1', '15'],
    ['1.0E-7', '0.00000010'],
    ['1e30', `1${'0'.repeat(30)}`],
    ['\n\t\t9.5\t\n', '9.5'],
    ['\u00a07\u00a0', '7'],
    ['9'.repeat(40), '9'.repeat(40)],
    ['0.1000000000000000055511151231257827', '0.1000000000000000055511151231257827'],
  ])('reads %j as %s', (text, expected) => {
    expect(plain(text)).toBe(expected)
  })

  it.each([
    '', ' ', 'abc', 'null', 'NaN', 'Infinity', '-Infinity', '.', '-', '-.', 'e5', '1e', '1e31', '1e-31', '1e999',
    '--5', '+5', '5-', '1 000', '1,5', '1.2.3', '1_000', '0x10', '10px', '£5', '٣',
    '9'.repeat(41), `0.${'9'.repeat(41)}`,
  ])('refuses %j', (text) => {
    expect(parseDecimal(text)).toBeNull()
  })

  it('answers at once to a field into which a whole book of digits was pasted', () => {
    expect(parseDecimal('9'.repeat(1_000_000))).toBeNull()
  })
})

describe('decimal', () => {
  it.each([
    [0.1, '0.1'],
    [19.99, '19.99'],
    [-7, '-7'],
    [1e-7, '0.0000001'],
    [1e21, `1${'0'.repeat(21)}`],
    ['9.90', '9.90'],
  ])('holds %j exactly', (value, expected) => {
    expect(toPlain(decimal(value))).toBe(expected)
  })

  it.each([NaN, Infinity, 'abc', ''])('throws on %j and says what it was given', (value) => {
    expect(() => decimal(value)).toThrow(RangeError)
    expect(() => decimal(value)).toThrow(`"${value}" is not a decimal number`)
  })
})

describe('arithmetic', () => {
  it.each([
    ['0.1', '0.2', '0.3'],
    ['10', '0.005', '10.005'],
    ['-1.5', '1.50', '0.00'],
    ['99999999999999999999', '0.01', '99999999999999999999.01'],
  ])('adds %s and %s to %s', (left, right, sum) => {
    expect(toPlain(add(decimal(left), decimal(right)))).toBe(sum)
    expect(toPlain(add(decimal(right), decimal(left)))).toBe(sum)
  })

  it.each([
    ['10', '9.3', '0.7'],
    ['9', '10', '-1'],
    ['0.3', '0.1', '0.2'],
    ['1234.5', '999.99', '234.51'],
  ])('takes from %s the %s: %s', (left, right, difference) => {
    expect(toPlain(subtract(decimal(left), decimal(right)))).toBe(difference)
  })

  it.each([
    ['19.99', '2.5', '49.975'],
    ['1.15', '1.5', '1.725'],
    ['999.99', '1000', '999990.00'],
    ['-3', '0.5', '-1.5'],
    ['0.1', '0.1', '0.01'],
  ])('multiplies %s by %s: %s', (left, right, product) => {
    expect(toPlain(multiply(decimal(left), decimal(right)))).toBe(product)
  })

  it.each([
    ['2.5', '2.50', 0],
    ['2.49', '2.5', -1],
    ['-1', '-2', 1],
    ['0', '-0.00', 0],
    ['10', '9.999999999999999999', 1],
  ])('compares %s with %s: %i', (left, right, expected) => {
    expect(compare(decimal(left), decimal(right))).toBe(expected)
  })

  it('knows zero at any number of decimals', () => {
    expect(isZero(decimal('0'))).toBe(true)
    expect(isZero(decimal('-0.000'))).toBe(true)
    expect(isZero(decimal('0.001'))).toBe(false)
  })

  it('gives the float for other scripts', () => {
    expect(toNumber(decimal('7.50'))).toBe(7.5)
    expect(toNumber(decimal('-0.1'))).toBe(-0.1)
    expect(toNumber(decimal('1234567.89'))).toBe(1234567.89)
  })
})

describe('round', () => {
  it.each([
    ['1.005', 2, '1.01'],
    ['1.725', 2, '1.73'],
    ['0.615', 2, '0.62'],
    ['0.285', 2, '0.29'],
    ['49.975', 2, '49.98'],
    ['1.0049999', 2, '1.00'],
    ['10', 2, '10.00'],
    ['9.5', 0, '10'],
    ['9.49', 0, '9'],
    ['0.5', 0, '1'],
    ['-0.5', 0, '-1'],
    ['-1.005', 2, '-1.01'],
    ['-1.0049', 2, '-1.00'],
    ['-0.004', 2, '0.00'],
    ['999.995', 2, '1000.00'],
    ['1.2345', 3, '1.235'],
  ])('rounds %s to %i decimals: %s', (value, decimals, expected) => {
    expect(toPlain(round(decimal(value), decimals))).toBe(expected)
  })

  it('agrees with whole pennies for every price to £30 and quantities in tenths', () => {
    for (let pence = 0; pence <= 3000; pence += 1) {
      for (const tenths of [1, 3, 5, 7, 15, 25, 99, 105]) {
        const price = { digits: BigInt(pence), scale: 2 }
        const total = round(multiply(price, { digits: BigInt(tenths), scale: 1 }), 2)
        expect(total).toEqual({ digits: BigInt(Math.floor((pence * tenths + 5) / 10)), scale: 2 })
      }
    }
  })

  it('rounds a negative value to the mirror image of the positive one', () => {
    for (let thousandths = 1; thousandths <= 2000; thousandths += 1) {
      const positive = round({ digits: BigInt(thousandths), scale: 3 }, 2)
      const negative = round({ digits: BigInt(-thousandths), scale: 3 }, 2)
      expect(negative).toEqual({ digits: -positive.digits, scale: 2 })
    }
  })

  it('takes every half of a penny up, where floats take some of them down', () => {
    for (let pence = 0; pence < 1000; pence += 1) {
      const half = decimal(`${Math.floor(pence / 100)}.${String(pence % 100).padStart(2, '0')}5`)
      expect(round(half, 2).digits).toBe(BigInt(pence + 1))
    }
    expect((1.005).toFixed(2)).toBe('1.00')
  })
})

describe('percentageFloor', () => {
  it.each([
    ['1', '10', 10],
    ['2.5', '10', 25],
    ['0.7', '10', 7],
    ['29', '100', 29],
    ['1', '8', 12],
    ['234.51', '1234.5', 18],
    ['9.999999', '10', 99],
    ['1.199999999999998', '11.999999999999998', 10],
    ['0', '10', 0],
    ['10', '10', 100],
    ['-1', '8', -13],
    ['5', '0', 0],
    ['5', '-1', 0],
  ])('%s of %s is %i %%', (part, whole, expected) => {
    expect(percentageFloor(decimal(part), decimal(whole))).toBe(expected)
  })

  it('is exact for every whole per cent off every whole price to 200', () => {
    for (let whole = 1; whole <= 200; whole += 1) {
      for (let percent = 0; percent <= 100; percent += 1) {
        const part = { digits: BigInt(whole * percent), scale: 2 }
        expect(percentageFloor(part, decimal(whole))).toBe(percent)
      }
    }
  })
})
