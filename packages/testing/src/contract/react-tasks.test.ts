import { createElement, useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { describe, expect, it } from 'vitest'
import { isReactAtWork } from './react-tasks.ts'

function Steps() {
  const [step, setStep] = useState(0)
  useEffect(() => {
    if (step < 12) setStep(step + 1)
  }, [step])
  return createElement('p', null, step)
}

describe('the tasks of React', () => {
  it('are known until it has drawn all that follows from what it was told, however many it takes', async () => {
    const place = document.createElement('div')
    const root = createRoot(place)
    expect(isReactAtWork()).toBe(false)
    root.render(createElement(Steps))
    let tasks = 0
    for (let idle = 0; idle < 2; idle = isReactAtWork() ? 0 : idle + 1) {
      tasks += 1
      await new Promise((resolve) => setImmediate(resolve))
    }
    expect(place.textContent).toBe('12')
    expect(tasks).toBeGreaterThan(4)
    root.unmount()
  })
})
