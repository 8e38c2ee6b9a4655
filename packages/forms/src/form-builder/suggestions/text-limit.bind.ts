import { dispatchChange, invoke, listen } from '@tillkit/dom'
import { h } from '@tillkit/ui/plain'
import type { FormContext } from '../context.ts'
import { anatomy, attributes, classes, ids, WORDS } from './anatomy.ts'
import { cutText, insertable, limitText, measure, type TextLimit } from './text-limit.model.ts'

type TextBox = HTMLInputElement | HTMLTextAreaElement

/** Keeps limited texts within their limits, and says beneath each how much of it is used. */
export function limitTexts(context: FormContext): void {
  for (const [unit, selector] of [['characters', anatomy.limitedCharacters], ['words', anatomy.limitedWords]] as const) {
    for (const box of invoke(context.root, 'querySelectorAll', selector)) {
      const most = Number(box.getAttribute(attributes.limit))
      if (isTextBox(box) && most > 0) limitBox(context, box, { unit, most })
    }
  }
}

const isTextBox = (box: Element): box is TextBox => box instanceof HTMLInputElement || box instanceof HTMLTextAreaElement

function limitBox({ life, settings }: FormContext, box: TextBox, limit: TextLimit): void {
  const key = limit.unit === 'words' ? 'val_limit_words' : 'val_limit_characters'
  const pattern = settings.word(key) || WORDS[key]
  const counter = h('div', { class: classes.counter, id: ids.counter(box.getAttribute(attributes.formId) ?? '', box.getAttribute(attributes.fieldId) ?? ''), 'aria-live': 'polite' })
  const show = () => {
    counter.textContent = limitText(pattern, measure(box.value, limit), limit.most)
  }
  if (cutText(box.value, limit) !== box.value) box.value = cutText(box.value, limit)
  show()
  box.parentElement?.append(counter)
  life.onEnd(() => counter.remove())
  listen<InputEvent>(life, box, 'beforeinput', (event) => fitInsertion(event, box, limit))
  listen<InputEvent>(life, box, 'input', ({ isComposing }) => {
    if (!isComposing) keepWithin(box, limit)
    show()
  })
  // What is composed can't be stopped: it is cut when it is done.
  listen(life, box, 'compositionend', () => {
    keepWithin(box, limit)
    show()
  })
}

/** Writes as much of what is typed or pasted as there is room for, where the caret is. */
function fitInsertion(event: InputEvent, box: TextBox, limit: TextLimit): void {
  const text = insertedText(event)
  const { selectionStart: start, selectionEnd: end, value } = box
  if (text === null || start === null || end === null || event.isComposing) return
  const part = insertable({ value, start, end, text }, limit)
  if (part === text) return
  event.preventDefault()
  if (part === '') return
  box.setRangeText(part, start, end, 'end')
  dispatchChange(box)
}

function insertedText({ inputType, data, dataTransfer }: InputEvent): string | null {
  if (/^insert(?:LineBreak|Paragraph)$/.test(inputType)) return '\n'
  return inputType.startsWith('insert') ? (data ?? dataTransfer?.getData('text/plain') ?? null) : null
}

/** What a script or the browser has put there is cut at its end. */
function keepWithin(box: TextBox, limit: TextLimit): void {
  const cut = cutText(box.value, limit)
  if (cut === box.value) return
  const caret = Math.min(box.selectionStart ?? cut.length, cut.length)
  box.value = cut
  box.setSelectionRange(caret, caret)
}
