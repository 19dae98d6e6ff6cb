import { Fragment } from "react";
import { Link } from "react-router-dom";
import type { CloudItem } from "../../../shared/cloud/cloud-item.ts";
import { cloudText } from "../cloud.text.ts";
import { cloudPaths } from "../cloud-paths.ts";

export const Breadcrumbs = ({ path }: { path: NonNullable<CloudItem["path"]> }) =>
  [{ id: null, title: cloudText.title }, ...path].map(({ id, title }, at) => (
    <Fragment key={id ?? ""}>
      {at > 0 && " › "}
      <Link className="lone-link" to={cloudPaths.item(id)}>
        {title}
      </Link>
    </Fragment>
  ));
