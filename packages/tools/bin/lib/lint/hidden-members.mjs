/** The lint rule against asking a node that may be a form by its own members: its fields hide them. */

/** Methods that a form's field may hide under its name. */
const METHODS = /^(closest|matches)$/

/** What leads up from a node, and what a form's field may hide under its name: a walk up would never end there. */
const UPWARDS = /^(parentElement|parentNode)$/

/** A name that says that an event is at it: `target`, `event.currentTarget`. */
const TARGET = /[tT]arget$/

/** The name of a variable, and of the member that is read. */
const nameOf = (node) => (node.type === 'MemberExpression' ? (node.property.name ?? '') : node.type === 'Identifier' ? node.name : '')

export const hiddenMembers = {
  meta: {
    type: 'problem',
    messages: {
      hidden: 'What an event is at may be a form, whose fields hide its members: ask by nearest() of @tillkit/dom.',
      walk: 'A walk up never ends in a form with a field of this name: ask by native() of @tillkit/dom.',
    },
    schema: [],
  },
  create(context) {
    return {
      AssignmentExpression({ right }) {
        if (right.type === 'MemberExpression' && UPWARDS.test(nameOf(right))) context.report({ node: right, messageId: 'walk' })
      },
      CallExpression({ callee, arguments: given }) {
        for (const node of [callee, ...given]) {
          if (node.type === 'MemberExpression' && METHODS.test(nameOf(node)) && TARGET.test(nameOf(node.object))) context.report({ node: node.object, messageId: 'hidden' })
        }
      },
    }
  },
}
