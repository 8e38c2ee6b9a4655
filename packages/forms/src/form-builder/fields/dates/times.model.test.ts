import { describe, expect, it } from 'vitest'
import { nearestTime, readTime, readTyped, rewriteTime, roundTime, timesOf, writeTime } from './times.model.ts'

const at = (hour: number, minute = 0) => hour * 60 + minute
const read = (...texts: string[]) => texts.map((text) => readTime(text)?.minute ?? null)

describe('a time', () => {
  it('is read loosely', () => {
    expect(read('8:45 AM', '08:45am', '8.45', '845', '0845', '8h45', '8 45', '8:45:30', ' 8:45 a ', 'am 8:45', '8 Uhr 45')).toEqual(Array(11).fill(at(8, 45)))
    expect(read('8', '8h', '8 am', '8a', '08')).toEqual(Array(5).fill(at(8)))
    expect(read('12 am', '12:30 AM', '12 pm', '8 pm', '8:45 p.m.', '22:45', '٨:٤٥')).toEqual([0, 30, at(12), at(20), at(20, 45), at(22, 45), at(8, 45)])
  })

  it('of an hour above twelve is what it is, whatever half of the day stands beside it', () => {
    expect(read('13:00 PM', '13:00 am', '13')).toEqual([at(13), at(13), at(13)])
  })

  it('is none where a text means none', () => {
    expect(read('', 'noon', '8:75', '85', '25:00', '24:30', '-8', '8:45x', '8 boxes')).toEqual(Array(9).fill(null))
    expect(read('24:00')).toEqual([0])
  })

  it('means the half of the day that may be chosen, on a clock of twelve hours that does not say', () => {
    const limits = { step: 30, first: at(9), last: at(18) }
    const typed = (format: string, ...texts: string[]) => texts.map((text) => readTyped(text, { ...limits, format }))
    expect(typed('g:i A', '5', '5 am', '10', '12:30', '7')).toEqual([at(17), at(5), at(10), at(12, 30), at(7)])
    expect(typed('H:i', '5')).toEqual([at(5)])
  })

  it('is written with the letters of its format', () => {
    const write = (format: string, ...minutes: number[]) => minutes.map((minute) => writeTime(minute, format))
    expect(write('g:i A', 0, at(8, 5), at(12), at(23, 59))).toEqual(['12:00 AM', '8:05 AM', '12:00 PM', '11:59 PM'])
    expect(write('H:i', 0, at(8, 5), at(22))).toEqual(['00:00', '08:05', '22:00'])
    expect([...write('h:ia', at(20, 5)), ...write('H:i A', at(20, 5)), ...write('G\\hi', at(8, 5))]).toEqual(['08:05pm', '20:05 PM', '8h05'])
  })

  it('is rounded to the nearest step of the day, halves up, over midnight too', () => {
    expect([at(8, 59), at(7, 10), at(9, 15), at(9, 14), at(23, 50)].map((minute) => roundTime(minute, 30))).toEqual([at(9), at(7), at(9, 30), at(9), 0])
    expect(roundTime(at(8, 8), 15)).toBe(at(8, 15))
    expect(roundTime(at(8, 7), 15)).toBe(at(8))
  })
})

describe('a field for times', () => {
  const choice = { format: 'g:i A', step: 30, first: at(9), last: at(18) }

  it('is rewritten when it is left: 8:59 AM as 9:00 AM, 7:10 AM as 7:00 AM; what means no time stays', () => {
    expect(['8:59 AM', '7:10 AM', '13:00 PM', '08:45am', 'soon'].map((text) => rewriteTime(text, choice, true))).toEqual(['9:00 AM', '7:00 AM', '1:00 PM', '9:00 AM', 'soon'])
    expect(rewriteTime('8:59', { format: 'H:i', step: 15 }, true)).toBe('09:00')
  })

  it('keeps what its list has, and what a page does not want rounded', () => {
    expect(rewriteTime('9:10', { ...choice, format: 'H:i', first: at(9, 10) }, true)).toBe('09:10')
    expect(rewriteTime('9:17 am', choice, false)).toBe('9:17 AM')
  })

  it('has a list from its first time to its last, over midnight too', () => {
    expect(timesOf({ format: 'H:i', step: 60, first: at(22), last: at(2) })).toEqual([at(22), at(23), 0, at(1), at(2)])
    expect([timesOf({ format: 'H:i', step: 30 }).length, timesOf(choice).at(0), timesOf(choice).at(-1)]).toEqual([48, at(9), at(18)])
    expect(timesOf({ format: 'H:i', step: 60, first: at(9), last: at(9) })).toEqual([at(9)])
  })

  it('begins near a time, also past midnight', () => {
    expect([nearestTime([at(9), at(10), at(11)], at(10, 20)), nearestTime([at(0), at(12)], at(23)), nearestTime([], 0)]).toEqual([at(10), 0, undefined])
  })
})
