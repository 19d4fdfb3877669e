import {
  AliasNode,
  AndNode,
  BinaryOperationNode,
  ColumnNode,
  IdentifierNode,
  ListNode,
  OnNode,
  OperationNodeTransformer,
  OperatorNode,
  ParensNode,
  PrimitiveValueListNode,
  RawNode,
  ReferenceNode,
  SelectionNode,
  SelectQueryNode,
  TableNode,
  ValueListNode,
  ValueNode,
  ValuesNode,
  WhereNode,
  type ColumnUpdateNode,
  type DeleteQueryNode,
  type InsertQueryNode,
  type JoinNode,
  type KyselyPlugin,
  type OperationNode,
  type PluginTransformQueryArgs,
  type PluginTransformResultArgs,
  type UpdateQueryNode,
  type WithNode,
} from 'kysely'
import { LOCATED, ownLocation, placeCondition, type PlacedReader } from './located-tables.ts'

const COLUMN = 'company_code'

const ROOTS = ['SelectQueryNode', 'InsertQueryNode', 'UpdateQueryNode', 'DeleteQueryNode', 'RawNode']

/** Right and full joins would return other companies' rows as unmatched ones. */
const JOINS = ['InnerJoin', 'LeftJoin', 'CrossJoin', 'LateralInnerJoin', 'LateralLeftJoin', 'LateralCrossJoin']

/** Raw SQL may compute; the guard cannot see what it reads or writes. */
const TOUCHES_TABLES =
  /(?<!\bdistinct\s+)\bfrom\b|\b(join|into|update|delete|table|truncate|merge|copy|execute|call)\b/i

/** Such as `unnest(...)` in place of a table. */
const COMPUTES = /^\s*\w+\s*\(/

/** Thrown for a query that the guard cannot limit to one company: a bug, never an answer. */
class CrossCompanyError extends Error {}

/**
 * Limits every query to one company. Each table in a `from`, `join`, `using`, `update` or `delete` gets the condition
 * on company_code, each inserted row the value; anything else is refused. For a user who is assigned to some locations,
 * each table of `located-tables.ts` gets the condition that its rows are there as well.
 */
export class CompanyGuard implements KyselyPlugin {
  readonly #code: string
  readonly #reader: PlacedReader | undefined

  constructor(code: string, reader?: PlacedReader) {
    this.#code = code
    this.#reader = reader
  }

  transformQuery({ node }: PluginTransformQueryArgs) {
    if (!ROOTS.includes(node.kind)) throw new CrossCompanyError(`${node.kind} is not allowed within a company`)
    return new Scoper(this.#code, this.#reader).transformNode(node)
  }

  async transformResult({ result }: PluginTransformResultArgs) {
    return result
  }
}

/** A real table in a query, and the name by which it is addressed. */
interface Source {
  table: string
  as: TableNode
}

class Scoper extends OperationNodeTransformer {
  readonly #code: string
  readonly #reader: PlacedReader | undefined
  /** Names defined by `with`, innermost last: made of guarded queries, they have no company_code of their own. */
  #names: string[] = []

  constructor(code: string, reader: PlacedReader | undefined) {
    super()
    this.#code = code
    this.#reader = reader
  }

  protected override transformSelectQuery(node: SelectQueryNode) {
    return this.#withNames(node, (inner) => {
      const tables = this.#tablesOf(inner.from?.froms ?? [])
      const select = super.transformSelectQuery(inner)
      return { ...select, joins: this.#scopeJoins(select.joins), where: this.#scopeWhere(select.where, tables) }
    })
  }

  protected override transformUpdateQuery(node: UpdateQueryNode) {
    refuseCompanyCode(node.updates)
    return this.#withNames(node, (inner) => {
      const tables = this.#tablesOf([...(inner.table ? [inner.table] : []), ...(inner.from?.froms ?? [])])
      const update = super.transformUpdateQuery(inner)
      const updates = this.#placeUpdates(tables[0]?.table, update.updates)
      const joins = this.#scopeJoins(update.joins)
      return { ...update, updates, joins, where: this.#scopeWhere(update.where, tables) }
    })
  }

  protected override transformDeleteQuery(node: DeleteQueryNode) {
    return this.#withNames(node, (inner) => {
      const tables = this.#tablesOf([...inner.from.froms, ...(inner.using?.tables ?? [])])
      const removal = super.transformDeleteQuery(inner)
      return { ...removal, joins: this.#scopeJoins(removal.joins), where: this.#scopeWhere(removal.where, tables) }
    })
  }

  protected override transformInsertQuery(node: InsertQueryNode) {
    if (!node.into || !node.columns || !node.values) {
      throw new CrossCompanyError('an insert names its table, columns and values')
    }
    if (node.columns.some((column) => nameOfColumn(column) === COLUMN)) {
      throw new CrossCompanyError('company_code is filled in, not given')
    }
    refuseCompanyCode(node.onConflict?.updates)
    return this.#withNames(node, (inner) => {
      const insert = this.#placeInsert(super.transformInsertQuery(inner))
      const columns = [...(insert.columns ?? []), ColumnNode.create(COLUMN)]
      return { ...insert, columns, values: this.#scopeValues(insert.values!) }
    })
  }

  protected override transformRaw(node: RawNode) {
    if (TOUCHES_TABLES.test(node.sqlFragments.join(' ? '))) {
      throw new CrossCompanyError(`raw SQL may not touch tables: ${node.sqlFragments.join('?').slice(0, 200)}`)
    }
    return super.transformRaw(node)
  }

  /** Scopes the named queries one by one, each knowing those before it, then the main query. */
  #withNames<Node extends { with?: WithNode }>(node: Node, scope: (node: Node) => Node): Node {
    if (!node.with) return scope(node)
    if (node.with.recursive) throw new CrossCompanyError('a recursive query is not allowed within a company')
    const outer = this.#names
    const expressions = node.with.expressions.map((expression) => {
      const scoped = this.transformNode(expression)
      this.#names = [...this.#names, expression.name.table.table.identifier.name]
      return scoped
    })
    const scoped = { ...scope({ ...node, with: undefined }), with: { ...node.with, expressions } }
    this.#names = outer
    return scoped
  }

  /** The real tables among `nodes`. Subqueries are scoped inside. */
  #tablesOf(nodes: readonly OperationNode[]): Source[] {
    return nodes.flatMap((node) => {
      if (ListNode.is(node)) return this.#tablesOf(node.items)
      const source = AliasNode.is(node) ? node.node : node
      if (RawNode.is(source) && !COMPUTES.test(source.sqlFragments[0] ?? '')) {
        throw new CrossCompanyError('raw SQL in place of a table must be a call of a function')
      }
      if (!TableNode.is(source)) return []
      const { schema, identifier } = source.table
      if (!schema && this.#names.includes(identifier.name)) return []
      const as = AliasNode.is(node) ? TableNode.create((node.alias as IdentifierNode).name) : source
      return [{ table: identifier.name, as }]
    })
  }

  #condition({ table, as }: Source, isLeftJoin = false): OperationNode {
    const column = ReferenceNode.create(ColumnNode.create(COLUMN), as)
    const ofCompany = BinaryOperationNode.create(column, OperatorNode.create('='), ValueNode.create(this.#code))
    const reader = this.#reader
    const ofPlaces = reader && placeCondition(table, as.table.identifier.name, reader, isLeftJoin)
    return ofPlaces ? AndNode.create(ofCompany, ParensNode.create(this.#withinCompany(ofPlaces))) : ofCompany
  }

  /** A condition of ours, whose own tables belong to the same company. */
  #withinCompany(node: OperationNode): OperationNode {
    return new Scoper(this.#code, undefined).transformNode(node)
  }

  #scopeWhere(where: WhereNode | undefined, tables: Source[]): WhereNode | undefined {
    return tables.reduce<WhereNode | undefined>((scoped, table) => {
      const condition = this.#condition(table)
      return scoped ? WhereNode.cloneWithOperation(scoped, 'And', condition) : WhereNode.create(condition)
    }, where)
  }

  #scopeJoins(joins: readonly JoinNode[] | undefined) {
    return joins?.map((join) => {
      if (!JOINS.includes(join.joinType))
        throw new CrossCompanyError(`${join.joinType} is not allowed within a company`)
      return this.#tablesOf([join.table]).reduce((scoped, table) => {
        if (!scoped.on) throw new CrossCompanyError('a joined table needs a condition')
        const condition = this.#condition(table, join.joinType.endsWith('LeftJoin'))
        const on = OnNode.create(AndNode.create(condition, scoped.on.on))
        return { ...scoped, on }
      }, join)
    })
  }

  /** Lets the locations of new rows be the reader's alone. */
  #placeInsert(node: InsertQueryNode): InsertQueryNode {
    const table = node.into!.table.identifier.name
    const located = LOCATED[table]
    if (!this.#reader || !located || Object.keys(located.columns).length === 0) return node
    const names = node.columns!.map(nameOfColumn)
    if (located.required?.some((column) => !names.includes(column)) || !ValuesNode.is(node.values!)) {
      throw new CrossCompanyError(`a row of ${table} needs its location`)
    }
    const rows = node.values.values.map((row) => {
      const values = PrimitiveValueListNode.is(row) ? row.values.map((value) => ValueNode.create(value)) : row.values
      const valueOf = (column: string) => values[names.indexOf(column)]
      return ValueListNode.create(values.map((value, at) => this.#ownLocation(table, names[at]!, value, valueOf)))
    })
    const updates = this.#placeUpdates(table, node.onConflict?.updates)
    return {
      ...node,
      values: ValuesNode.create(rows),
      ...(node.onConflict && { onConflict: { ...node.onConflict, ...(updates && { updates }) } }),
    }
  }

  #placeUpdates(table: string | undefined, updates: readonly ColumnUpdateNode[] | undefined) {
    if (!this.#reader || !table) return updates
    const valueOf = (name: string) => updates?.find(({ column }) => nameOfColumn(column) === name)?.value
    return updates?.map((update) => {
      return { ...update, value: this.#ownLocation(table, nameOfColumn(update.column)!, update.value, valueOf) }
    })
  }

  #ownLocation(
    table: string,
    column: string,
    value: OperationNode,
    valueOf: (column: string) => OperationNode | undefined,
  ): OperationNode {
    const isNull = ValueNode.is(value) && (value.value === null || value.value === undefined)
    if (isNull && !LOCATED[table]?.required?.includes(column)) return value
    const own = ownLocation(table, column, value, valueOf, this.#reader!)
    return own === value ? value : this.#withinCompany(own)
  }

  #scopeValues(values: OperationNode): OperationNode {
    if (ValuesNode.is(values)) {
      return ValuesNode.create(
        values.values.map((row) =>
          PrimitiveValueListNode.is(row)
            ? PrimitiveValueListNode.create([...row.values, this.#code])
            : ValueListNode.create([...row.values, ValueNode.create(this.#code)]),
        ),
      )
    }
    if (SelectQueryNode.is(values) && values.selections && !values.setOperations && !values.distinctOn) {
      const code = SelectionNode.create(AliasNode.create(ValueNode.create(this.#code), IdentifierNode.create(COLUMN)))
      return SelectQueryNode.cloneWithSelections(values, [code])
    }
    throw new CrossCompanyError('only rows or one select can be inserted')
  }
}

function refuseCompanyCode(updates: readonly ColumnUpdateNode[] | undefined) {
  if (updates?.some(({ column }) => nameOfColumn(column) === COLUMN)) {
    throw new CrossCompanyError('company_code is never changed')
  }
}

function nameOfColumn(node: OperationNode): string | undefined {
  if (ColumnNode.is(node)) return node.column.name
  return ReferenceNode.is(node) ? nameOfColumn(node.column) : undefined
}
