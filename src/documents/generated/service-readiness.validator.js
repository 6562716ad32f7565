// Generated from schemas/ by `npm run generate`. Do not edit.
// <stdin>
var document = bounded(validate52), schema19 = { $schema: "https://json-schema.org/draft/2020-12/schema", $id: "urn:claimgate:schema:service-readiness:v1", title: "ServiceReadiness", description: "What the service needs can be used: body of GET /api/v1/ready (specification/service.md 1).", type: "object", additionalProperties: !1, required: ["status", "database"], properties: { status: { const: "ready" }, database: { const: "ok" }, storage: { const: "ok", description: "only on an instance backed by S3 object storage" } } };
function validate52(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate52.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.status === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "status" }, parentSchema: schema19, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.database === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "database" }, parentSchema: schema19, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "status" || key0 === "database" || key0 === "storage")) {
        let err2 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, parentSchema: schema19, data };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.status !== void 0) {
      let data0 = data.status;
      if (data0 !== "ready") {
        let err3 = { instancePath: instancePath + "/status", keyword: "const", params: { allowedValue: "ready" }, parentSchema: schema19.properties.status, data: data0 };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.database !== void 0) {
      let data1 = data.database;
      if (data1 !== "ok") {
        let err4 = { instancePath: instancePath + "/database", keyword: "const", params: { allowedValue: "ok" }, parentSchema: schema19.properties.database, data: data1 };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.storage !== void 0) {
      let data2 = data.storage;
      if (data2 !== "ok") {
        let err5 = { instancePath: instancePath + "/storage", keyword: "const", params: { allowedValue: "ok" }, parentSchema: schema19.properties.storage, data: data2 };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
  } else {
    let err6 = { instancePath, keyword: "type", params: { type: "object" }, parentSchema: schema19, data };
    vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
  }
  return validate52.errors = vErrors, errors === 0;
}
validate52.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var TooManyFaults = class extends Error {
};
function bounded(validate) {
  return function validator(value) {
    try {
      let isValid = validate(value);
      return validator.errors = validate.errors, isValid;
    } catch (error) {
      if (!(error instanceof TooManyFaults)) throw error;
      return validator.errors = error.faults, !1;
    }
  };
}
export {
  document
};
