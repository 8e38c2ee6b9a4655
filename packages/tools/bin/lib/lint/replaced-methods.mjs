/**
 * The lint rule against methods that old libraries put their own in the place of: Prototype.js's and MooTools' `Array.from` takes no
 * function, and makes nothing of a set or a map; Prototype.js's lists are their own `entries()`.
 */

export const replacedMethods = {
  meta: {
    type: 'problem',
    messages: {
      from: 'Pages replace Array.from by one that takes no function: spread what is iterable, and map that.',
      entries: 'On pages with Prototype.js a list gives itself as its entries(): count along, or use forEach().',
    },
    schema: [],
  },
  create(context) {
    return {
      CallExpression(node) {
        const { callee, arguments: given } = node
        if (callee.type !== 'MemberExpression') return
        const name = callee.property.name
        if (name === 'from' && callee.object.name === 'Array' && given.length > 1) context.report({ node, messageId: 'from' })
        if (name === 'entries' && given.length === 0) context.report({ node, messageId: 'entries' })
      },
    }
  },
}
