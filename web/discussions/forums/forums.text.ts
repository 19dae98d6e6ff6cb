import { formatNumber } from "../../components/date-text.tsx";
import { countedPosts } from "../discussions.text.ts";

export const groupFields = { name: "Name", parentId: "Liegt in" };

export const forumFields = { name: "Name", description: "Beschreibung", groupId: "Gruppe" };

export const groupsText = {
  create: "Neue Gruppe",
  createBelow: "Neue Untergruppe",
  edit: "Gruppe bearbeiten",
  order: "Gruppen ordnen",
  orderBelow: "Untergruppen ordnen",
  top: "Ganz oben",
  saved: (name: string) => `Die Gruppe „${name}“ ist gespeichert.`,
  remove: "Gruppe löschen",
  removeTitle: "Gruppe löschen?",
  removeEmpty: (name: string) =>
    `Die Gruppe „${name}“ wird mit allen Foren darin gelöscht. Sie hat keine Beiträge.`,
  removeWith: (name: string, posts: number) =>
    `Die Gruppe „${name}“ wird mit allen Foren und ${posts === 1 ? "einem Beitrag" : `${formatNumber(posts)} Beiträgen`} gelöscht. Das lässt sich nicht rückgängig machen.`,
  removeVerb: (posts: number) => (posts === 0 ? "Löschen" : `Gruppe und ${countedPosts(posts)} löschen`),
  removed: (name: string) => `Die Gruppe „${name}“ ist gelöscht.`,
};

export const forumsText = {
  create: "Neues Forum",
  edit: "Forum bearbeiten",
  order: "Foren ordnen",
  saved: (name: string) => `Das Forum „${name}“ ist gespeichert.`,
  remove: "Forum löschen",
  removeTitle: "Forum löschen?",
  removeEmpty: (name: string) => `Das Forum „${name}“ wird gelöscht. Es hat keine Beiträge.`,
  removeWith: (name: string, posts: number) =>
    `Das Forum „${name}“ wird mit ${posts === 1 ? "einem Beitrag" : `${formatNumber(posts)} Beiträgen`} gelöscht. Das lässt sich nicht rückgängig machen.`,
  removeVerb: (posts: number) => (posts === 0 ? "Löschen" : `Forum und ${countedPosts(posts)} löschen`),
  removed: (name: string) => `Das Forum „${name}“ ist gelöscht.`,
};
