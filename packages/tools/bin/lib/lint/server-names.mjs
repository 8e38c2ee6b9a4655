/** The lint rule that keeps names of the server in anatomies and schemas: selectors, classes, attributes, events, fields and endpoints. */

/** Selectors by the place of the selector among a function's arguments. */
const SELECTORS = new Map([
  ...['querySelector', 'querySelectorAll', 'closest', 'matches'].map((name) => [name, 0]),
  ...['nearest', 'closestTo', 'live', 'all', 'keepScroll'].map((name) => [name, 1]),
])
/** The same for attributes, for events, and for names of endpoints, globals and elements. */
const ATTRIBUTES = new Map(['getAttribute', 'setAttribute', 'hasAttribute', 'removeAttribute', 'toggleAttribute'].map((name) => [name, 0]))
const EVENTS = new Map([['addEventListener', 0], ['removeEventListener', 0], ['onLegacy', 1], ['emitLegacy', 1], ['listen', 2], ['isVetoed', 0]])
const NAMES = new Map([
  ...['readGlobal', 'cartEndpoint', 'pageEndpoint', 'getElementById', 'getElementsByClassName', 'getElementsByName'].map((name) => [name, 0]),
  ['templateEndpoint', 1],
])
const CLASS_LIST = ['add', 'remove', 'toggle', 'contains', 'replace']

/** Attributes of HTML. Of those in the second list the value is a name of somebody's. */
const STANDARD = /^(aria-[a-z]+|role|type|href|hidden|disabled|checked|selected|tabindex|title|for|lang|dir|open|inert|rel|nonce|media|style|min|max|step|autocomplete|placeholder|inputmode|content|contenteditable|draggable|alt|target|method|multiple|required|readonly|size|width|height)$/
const NAMING = /^(id|class|name|value|src|action)$/

/** What the shop's platform and the plugins call their things by, wherever that stands. */
const THEIRS = /(?<!\w)(wc[_-][a-z]|woocommerce|ags[_-]|dswcp|dsb-|et_pb|et-fb|tiered-pric|tieredPric|tier-pricing|tpt__|add_to_cart|add-to-cart|cart_item|_wpnonce|remove_item|undo_item)/

/** Whether something is a name of ours. */
const isOurs = (text) => /^[.#[]?(?:data-)?tillkit/.test(text.trim())

/** Whether a selector names something that HTML does not: a class, an id, an attribute or a name of somebody's. */
export function namesTheirs(selector) {
  const bare = selector.replace(/\[\s*([\w-]+)\s*(?:([~|^$*]?=)\s*("[^"]*"|'[^']*'|[^\]]*))?\s*[is]?\s*\]/g, (whole, name, sign, value = '') => {
    // What a template puts in there stands in a variable.
    const isOpen = !sign || /^["']*$/.test(value)
    const isKnown = STANDARD.test(name) ? isOpen || !(name === 'href' && sign === '*=') : NAMING.test(name) && (isOpen || /tillkit/.test(value))
    return isKnown || /^data-tillkit/.test(name) ? '' : ' .theirs '
  })
  return (bare.match(/[.#][a-z_-][\w-]*/gi) ?? []).some((name) => !/^[.#]tillkit/.test(name))
}

/** The text of a literal, and of a template what is written in it; undefined for anything else. */
function textOf(node) {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value
  return node?.type === 'TemplateLiteral' ? node.quasis.map(({ value }) => value.cooked).join('') : undefined
}

const nameOf = ({ callee }) => (callee.type === 'Identifier' ? callee.name : callee.type === 'MemberExpression' && !callee.computed ? callee.property.name : '')

/** `invoke(node, 'closest', selector)` is `node.closest(selector)`. */
function callOf(node) {
  const name = nameOf(node)
  const method = name === 'invoke' ? textOf(node.arguments[1]) : undefined
  return method === undefined ? { name, given: node.arguments } : { name: method, given: node.arguments.slice(2) }
}

const isDataset = (node) => node?.type === 'Identifier' ? node.name === 'dataset' : node?.type === 'MemberExpression' && !node.computed && node.property.name === 'dataset'

/** Whether a literal stands in a type, or names a module. */
const isNoValue = ({ parent }) => /^(TSLiteralType|TSTemplateLiteralType|Import|Export)/.test(parent.type)

export const serverNames = {
  meta: {
    type: 'problem',
    messages: { theirs: '"{{text}}" is a name of the server\'s: it belongs into an anatomy or a schema, named once.' },
    schema: [],
  },
  create(context) {
    const report = (node, text) => context.report({ node, messageId: 'theirs', data: { text } })
    const check = (node, isTheirs) => {
      const text = textOf(node)
      if (text !== undefined && !isOurs(text) && isTheirs(text)) report(node, text)
    }
    /** Names that are flagged wherever they stand, unless the place has flagged them. */
    const anywhere = (node) => {
      const text = textOf(node)
      if (text !== undefined && !isNoValue(node) && THEIRS.test(text)) report(node, text)
    }
    return {
      CallExpression(node) {
        const { name, given } = callOf(node)
        const isPlain = (text) => STANDARD.test(text) || NAMING.test(text)
        const theirs = (isTheirs) => (text) => !THEIRS.test(text) && isTheirs(text)
        if (SELECTORS.has(name)) check(given[SELECTORS.get(name)], theirs(namesTheirs))
        if (ATTRIBUTES.has(name)) check(given[ATTRIBUTES.get(name)], theirs((text) => !isPlain(text)))
        if (EVENTS.has(name)) check(given[EVENTS.get(name)], theirs((text) => text.includes('_')))
        if (NAMES.has(name)) check(given[NAMES.get(name)], theirs((text) => text !== ''))
        const { callee } = node
        if (callee.type === 'MemberExpression' && CLASS_LIST.includes(name) && callee.object.property?.name === 'classList') for (const each of given) check(each, theirs(() => true))
        if (name !== 'form' || given[0]?.type !== 'ObjectExpression') return
        for (const { key, computed } of given[0].properties.filter(({ type }) => type === 'Property')) if (!computed) report(key, key.name ?? key.value)
      },
      MemberExpression(node) {
        if (!isDataset(node.object)) return
        const name = node.computed ? textOf(node.property) : node.property.name
        if (name !== undefined && !isOurs(name)) report(node.property, name)
      },
      VariableDeclarator({ id, init }) {
        if (id.type !== 'ObjectPattern' || !isDataset(init)) return
        for (const { key, computed } of id.properties.filter(({ type }) => type === 'Property')) if (!computed && !isOurs(key.name)) report(key, key.name)
      },
      AssignmentExpression({ left, right }) {
        if (left.type === 'MemberExpression' && left.property.name === 'className') check(right, (text) => !THEIRS.test(text) && text !== '')
      },
      Literal: anywhere,
      TemplateLiteral: anywhere,
    }
  },
}
