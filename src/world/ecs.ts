import { addComponent, addEntity, createWorld, query, registerQuery } from "bitecs";
import type { Entity } from "../../components/index.ts";

/** The one file that speaks to bitecs: its world is opaque to everybody else, and everything has a type. */
export interface EntityStore {
  /** Makes an entity that carries `components`; ids are dense from 1. */
  add(components: readonly object[]): Entity;
  /**
   * The live list of entities that carry every one of `components`. Register once and keep it: asking again builds a
   * key each time, and its order is never a rule.
   */
  query(components: readonly object[]): readonly Entity[];
}

export function createEntityStore(): EntityStore {
  const world = createWorld();
  return {
    add(components) {
      const entity = addEntity(world);
      for (const component of components) addComponent(world, entity, component);
      return entity as Entity;
    },
    query(components) {
      const terms = [...components];
      registerQuery(world, terms);
      return query(world, terms) as unknown as readonly Entity[];
    },
  };
}
