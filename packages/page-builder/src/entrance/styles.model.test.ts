// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { animationClasses, startTransform } from './styles.model.ts'

describe('where an element comes from', () => {
  it.each([
    ['slideTop', 'translate3d(0, -100%, 0)'],
    ['slideRight', 'translate3d(100%, 0, 0)'],
    ['slideBottom', 'translate3d(0, 100%, 0)'],
    ['slideLeft', 'translate3d(-100%, 0, 0)'],
    ['slide', 'scale3d(0.5, 0.5, 0.5)'],
    ['zoom', 'scale3d(0.5, 0.5, 0.5)'],
    ['zoomLeft', 'scale3d(0.5, 0.5, 0.5)'],
    ['flip', 'perspective(2000px) rotateX(45deg)'],
    ['flipTop', 'perspective(2000px) rotateX(45deg)'],
    ['flipBottom', 'perspective(2000px) rotateX(-45deg)'],
    ['flipRight', 'perspective(2000px) rotateY(45deg)'],
    ['flipLeft', 'perspective(2000px) rotateY(-45deg)'],
    ['fold', 'perspective(2000px) rotateY(-45deg)'],
    ['foldTop', 'perspective(2000px) rotateX(-45deg)'],
    ['foldBottom', 'perspective(2000px) rotateX(45deg)'],
    ['foldRight', 'perspective(2000px) rotateY(-45deg)'],
    ['foldLeft', 'perspective(2000px) rotateY(45deg)'],
    ['roll', 'rotateZ(180deg)'],
    ['rollTop', 'rotateZ(180deg)'],
    ['rollLeft', 'rotateZ(180deg)'],
    ['rollRight', 'rotateZ(-180deg)'],
    ['rollBottom', 'rotateZ(-180deg)'],
    ['bounceLeft', ''],
    ['fade', ''],
    ['transformAnim', ''],
    ['constructor', ''],
  ])('is, for %s at half of its strength, %s', (style, transform) => {
    expect(startTransform(style, 50)).toBe(transform)
  })

  it('is reckoned from its strength, angles rounded up', () => {
    expect(['slideTop', 'zoom', 'flip', 'roll'].map((style) => startTransform(style, 35))).toEqual([
      'translate3d(0, -70%, 0)', 'scale3d(0.65, 0.65, 0.65)', 'perspective(2000px) rotateX(32deg)', 'rotateZ(126deg)',
    ])
  })
})

it('every style with each of its directions is a class, a fade has none', () => {
  const classes = animationClasses()
  expect(classes).toEqual(expect.arrayContaining(['et_animated', 'et_is_animating', 'infinite', 'et-waypoint', 'fade', 'slide', 'slideTop', 'rollLeft', 'transformAnim']))
  expect([classes.length, new Set(classes).size, classes.includes('fadeTop')]).toEqual([4 + 1 + 6 * 5 + 1, 36, false])
})
