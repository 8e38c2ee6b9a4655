/** What React has put off to a later task, in this thread: its scheduler keeps the `setImmediate` that it finds when it is loaded. */
interface Tasks {
  waiting: number
}

const TASKS = Symbol.for('tillkit.react-tasks')

/** Loads React, and keeps count from then on of the tasks in which it will go on. */
export async function loadReact(): Promise<void> {
  const tasks: Tasks = { waiting: 0 }
  const native = globalThis.setImmediate
  const counting = (run: (...values: unknown[]) => void, ...values: unknown[]) => {
    tasks.waiting += 1
    return native(() => {
      tasks.waiting -= 1
      run(...values)
    })
  }
  globalThis.setImmediate = Object.assign(counting, native) as typeof setImmediate
  try {
    await import('react-dom/client')
  } finally {
    globalThis.setImmediate = native
  }
  Reflect.set(globalThis, TASKS, tasks)
}

/** Whether React has work left: after 5 ms of it, which a busy machine makes few steps, it goes on in another task. */
export function isReactAtWork(): boolean {
  return ((Reflect.get(globalThis, TASKS) as Tasks | undefined)?.waiting ?? 0) > 0
}
