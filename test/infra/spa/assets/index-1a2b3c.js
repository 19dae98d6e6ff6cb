console.log("SPA");
